title = Nim
blurb = Prenez des pierres dans un tas, et pensez à la dernière.
seat-0 = Premier
seat-1 = Second
option-misere = Qui prend la dernière pierre perd
ask = Prenez autant de pierres que vous voulez dans un seul tas : touchez la plus à gauche de celles que vous prenez.
say = { $n ->
    [one] prend une pierre dans le tas { $heap }
   *[other] prend { $n } pierres dans le tas { $heap }
}
stone = tas { $heap }, pierre { $n }
