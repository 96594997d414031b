import { playerName } from '@meadhall/kernel'
import { refuse } from '../refusing/refused.ts'

const FEWEST_LETTERS = 2
const MOST_LETTERS = 24

/** A name as it is shown, and the key by which it is told from others. */
export interface AccountName {
  readonly name: string
  readonly key: string
}

/** Letters of other scripts (and other letters) that look like these, in lower case. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ьƅ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еҽ',
  g: 'ɡ',
  h: 'һ',
  j: 'јϳ',
  k: 'кκ',
  l: '1iіιıӏ|ǀ',
  n: 'ո',
  o: '0оοσօ',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕ',
  t: 'тτ',
  u: 'υս',
  v: 'νѵ',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγү',
  rn: 'mм',
}

const FOLDED = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([plain, others]) =>
    [...others].map((other): [string, string] => [other, plain]),
  ),
)

/**
 * Equal for names that a reader would take for the same: without regard to case, width, blanks and
 * letters that look alike. It is stored: another way of folding needs a migration.
 */
function nameKey(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase().replace(/\s/g, '')
  return [...plain].map((letter) => FOLDED.get(letter) ?? letter).join('')
}

function lettersOf(name: string): number {
  return [...new Intl.Segmenter('en').segment(name)].length
}

/** The name of an account; throws what is wrong with it. */
export function accountName(raw: string): AccountName {
  const name = playerName(raw)
  const letters = lettersOf(name)
  if (letters < FEWEST_LETTERS || letters > MOST_LETTERS || !/[\p{L}\p{N}]/u.test(name)) {
    throw refuse('name', 'server.name', { min: FEWEST_LETTERS, max: MOST_LETTERS })
  }
  return { name, key: nameKey(name) }
}

/** The key of what somebody says is their name, whatever it is. */
export function keyOfSaid(raw: string): string {
  return nameKey(playerName(raw))
}
