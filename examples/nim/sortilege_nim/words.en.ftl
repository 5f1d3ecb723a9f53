title = Nim
blurb = Take stones from one heap; think of the last one.
seat-0 = First
seat-1 = Second
option-misere = Who takes the last stone loses
ask = Take as many stones as you like from one heap: touch the leftmost stone you take.
say = { $n ->
    [one] takes a stone from heap { $heap }
   *[other] takes { $n } stones from heap { $heap }
}
stone = heap { $heap }, stone { $n }
