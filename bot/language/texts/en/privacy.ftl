privacy-title = ## What I store about you
privacy-name = Your Discord number and your name, **{ $name }**.
privacy-played = Sessions you took part in: { $sessions }; deals you were dealt into: { $deals }.
privacy-answers = Answers you gave: { $answers }; movements of chips to or from you: { $postings }.
privacy-judged = Deals in which I have judged your choices: { $deals }.
privacy-dailies = Deals of the day that you have played: { $days ->
    [one] one set
   *[other] { $days } sets
}
privacy-settings = Settings of yours: { $settings }.
privacy-not = Messages are not read and not stored. Chips are play money.
privacy-how-long = This is kept until you erase it. When a server removes me, everything of that server is erased after { $days } days.
privacy-ways = `/privacy export` gives you all of it as a file, `/privacy delete` erases it.
privacy-export = Here is everything that I store about you.
privacy-ask = ## Erase everything about you?
privacy-ask-what = An anonymous account takes your place everywhere, so that sums stay right and past deals can be read. Your name, your settings and your balance cannot be brought back.
privacy-delete = Erase for good
privacy-keep = Keep
privacy-deleted = Done: you are erased. If you press one of my buttons again, I will learn your name again. Messages that were already posted in channels stay there; whoever runs the server can delete them.
privacy-kept = Nothing was erased.
refused-data-too-large = That is too much for one file on Discord. Ask whoever hosts me for your data.
