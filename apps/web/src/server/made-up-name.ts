/** Given names and fathers' names; none is a bot's, a card's or a Jarl's (the test holds them to it). */
const GIVEN = [
  ['Alfhild', 'dottir'],
  ['Arni', 'son'],
  ['Embla', 'dottir'],
  ['Finn', 'son'],
  ['Gro', 'dottir'],
  ['Hild', 'dottir'],
  ['Hogni', 'son'],
  ['Kari', 'son'],
  ['Leif', 'son'],
  ['Lina', 'dottir'],
  ['Ottar', 'son'],
  ['Ragna', 'dottir'],
  ['Sindri', 'son'],
  ['Solveig', 'dottir'],
  ['Steinar', 'son'],
  ['Thora', 'dottir'],
] as const
const FATHERS = ['Arnes', 'Eriks', 'Haralds', 'Ivars', 'Knuts', 'Olafs', 'Orms', 'Svens'] as const

/** A friendly name for one who has none yet: the same in every language. `random`: 0 to below 1. */
export function madeUpName(random: () => number = Math.random): string {
  const [name, child] = GIVEN[Math.floor(random() * GIVEN.length)] ?? GIVEN[0]
  const father = FATHERS[Math.floor(random() * FATHERS.length)] ?? FATHERS[0]
  return `${name} ${father}${child}`
}
