import { at, below, pick, type RngState } from '@meadhall/kernel'

const DEPTH = 2000
const NESTED = JSON.parse(`${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`) as unknown

/** What a stranger may put in place of anything. */
const HOSTILE: readonly unknown[] = [
  ...[null, true, false, 0, -1, 0.5, 1e308, -0, 2 ** 53, 4_294_967_296, '', ' ', '0', '\u0000'],
  ...['__proto__', 'constructor', 'hasOwnProperty', '\ud800', '\u202e', 'x'.repeat(3000)],
  ...[[], {}, [null], [[]], { type: 'ping', id: 1 }, NESTED, Array(500).fill(0)],
]

/** Changes something anywhere in a value: takes it away, doubles it, or puts another in its place. */
export function mutated(rng: RngState, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || below(rng, 4) === 0)
    return otherFor(rng, value)
  if (Array.isArray(value)) return mutatedList(rng, value)
  return mutatedFields(rng, value)
}

function mutatedList(rng: RngState, list: readonly unknown[]): unknown[] {
  const copy = [...list]
  if (copy.length === 0) return [pick(rng, HOSTILE)]
  const index = below(rng, copy.length)
  const chance = below(rng, 3)
  if (chance === 0) copy.splice(index, 1)
  else if (chance === 1) copy.push(copy[index])
  else copy[index] = mutated(rng, copy[index])
  return copy
}

function mutatedFields(rng: RngState, value: object): unknown {
  const entries = Object.entries(value)
  if (entries.length === 0 || below(rng, 8) === 0)
    return Object.fromEntries([...entries, [pick(rng, NAMES), pick(rng, HOSTILE)]])
  const index = below(rng, entries.length)
  const [name, inner] = at(entries, index)
  if (below(rng, 6) === 0) entries.splice(index, 1)
  else entries[index] = [name, mutated(rng, inner)]
  return Object.fromEntries(entries)
}

const NAMES = ['__proto__', 'constructor', 'toString', 'seat', 'token', 'x', '', 'by', 'secret']

function otherFor(rng: RngState, value: unknown): unknown {
  if (typeof value === 'number' && below(rng, 2) === 0) return value + below(rng, 5) - 2
  if (typeof value === 'string' && value !== '' && below(rng, 2) === 0) {
    const place = below(rng, value.length)
    return value.slice(0, place) + pick(rng, ['', 'a', '\u0000', 'é', '"']) + value.slice(place + 1)
  }
  return pick(rng, HOSTILE)
}

/** Spoils a text: cut short, doubled, with something in the middle, or said twice in one. */
export function spoiled(rng: RngState, text: string): string {
  const place = below(rng, text.length + 1)
  switch (below(rng, 6)) {
    case 0:
      return text.slice(0, place)
    case 1:
      return text + text
    case 2:
      return `${text.slice(0, place)}${pick(rng, ['{', '"', '\u0000', '\\u', ',', '9'.repeat(400)])}${text.slice(place)}`
    case 3:
      return text.replace('{', '{"type":"ping","type":"resync","__proto__":{"seat":0},')
    case 4:
      return `\ufeff ${text}\n`
    default:
      return [...text].reverse().join('')
  }
}
