# How computers play.
level-beginner = Beginner
level-beginner-help = Plays by simple rules
level-club = Club
level-club-help = Thinks for a moment
level-strong = Strong
level-strong-help = Thinks hard and calculates the odds
persona-even = steady
persona-bold = bold
persona-careful = careful
levels-all = All computers
levels-choice = { $name }: { $level }
levels-hint = How well do the computers play?
