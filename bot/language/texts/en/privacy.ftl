privacy-title = ## What I store about you
privacy-name = Your Discord ID and your name: **{ $name }**.
privacy-played = Sessions you took part in: { $sessions }; deals in which you had cards: { $deals }.
privacy-answers = Your answers: { $answers }; chip transactions: { $postings }.
privacy-judged = Deals in which I have judged your choices: { $deals }.
privacy-dailies = Deals of the day: played on { $days ->
    [one] one day
   *[other] { $days } days
}.
privacy-settings = Your settings: { $settings }.
privacy-not = I do not read or store messages. Chips are play money.
privacy-how-long = This is kept until you erase it. When a server removes me, everything from that server is erased { $days ->
    [0] at once
    [one] after 1 day
   *[other] after { $days } days
}.
privacy-operator = The operator of this bot is responsible for your data: { $operator }
privacy-operator-unnamed = The operator of this bot is responsible for your data; to find out who that is, ask the people who added me to the server.
privacy-ways = `/privacy export` gives you all of it as a file, `/privacy delete` erases it.
privacy-export = Here is everything that I store about you.
privacy-ask = ## Erase everything about you?
privacy-ask-what = An anonymous account takes your place everywhere, so that totals stay right and past deals can still be read. Your name, your settings and your balance cannot be brought back.
privacy-delete = Erase for good
privacy-keep = Keep
privacy-deleted = Done: your data has been erased. If you press one of my buttons again, I will learn your name again. Messages already posted in channels stay there; anyone who manages the server can delete them.
privacy-kept = Nothing was erased.
refused-data-too-large = That is too much for one file on Discord. The operator of this bot can give you your data.
