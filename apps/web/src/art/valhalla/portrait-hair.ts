import { both, type Cut, hatch, sym } from './cut.ts'

const X = 60

/** A braid hanging from (x, y): lozenges one below the other, with a ring at its end. */
export function braid(x: number, y: number, links: number, size = 5): readonly Cut[] {
  let links1 = ''
  let lines = ''
  for (let i = 0; i < links; i++) {
    const top = y + i * size * 1.5
    const lean = i % 2 === 0 ? 0.8 : -0.8
    links1 += `M${x + lean} ${top}L${x + size} ${top + size}L${x} ${top + size * 2}L${x - size} ${top + size}Z`
    lines += `M${x - 2} ${top + size * 0.7}L${x + 2} ${top + size * 1.3}`
  }
  const end = y + links * size * 1.5 + size * 0.4
  return [
    ['h', links1],
    ['l', lines, 1.1],
    ['g', `M${x - 3.5} ${end}L${x + 3.5} ${end}L${x + 3} ${end + 4}L${x - 3} ${end + 4}Z`, 1.2],
    ['h', `M${x - 2.5} ${end + 4}L${x + 2.5} ${end + 4}L${x} ${end + 11}Z`, 1.2],
  ]
}

/** Hair behind the head. */
export const BACK_HAIR: Readonly<Record<string, readonly Cut[]>> = {
  none: [],
  long: [
    ['h', sym('M60 16q28 0 28 30l4 44-8-4-4 10-20-4', X)],
    ['l', both('M84 50l2 34M80 60l0 30', X), 1.3],
  ],
  mane: [
    'hM60 12l12-2 6 7 11 2-1 11 9 10-6 8 8 14-7 6 6 16-12 0-2 10-48 0-2-10-12 0 6-16-7-6 8-14-6-8 9-10-1-11 11-2 6-7Z',
    ['l', both('M84 30l7 12M86 52l7 12M86 70l5 10M76 18l8 8', X), 1.4],
  ],
  bob: [
    ['h', sym('M60 15q27 0 27 29l1 30-8 4-20-2', X)],
    ['l', both('M84 50l0 22', X), 1.3],
  ],
}

/** Hair on the head, for those who wear no helmet. */
export const TOP_HAIR: Readonly<Record<string, readonly Cut[]>> = {
  bald: ['+.7M46 30q6-5 12-5l-8 8Z'],
  crop: [
    ['h', sym('M60 15q25 1 24 31l-5 2q-1-12-7-15l-12 2', X)],
    ['k', hatch([42, 36], [78, 36], 9, [0, -8], 1.6)],
  ],
  part: [
    ['h', sym('M60 14q28 1 27 34l-5 10q0-16-8-24-8-7-14-8', X)],
    ['l', both('M62 17q16 5 20 29M62 21q12 5 17 19', X), 1.4],
    'l1.6M60 15l0 10',
  ],
  sweep: [
    'hM40 48q-6-28 16-34 28-6 30 32l-5 4q-1-14-11-20-14 10-28 8Z',
    'l1.4M66 27q-12 7-22 7M74 22q-16-4-28 6M78 32q2 6 2 14',
  ],
  mohawk: [
    ['%', both('M66 24q14 2 15 20l-3 0q-1-11-11-16Z', X), 0.35],
    'hM52 34l-2-12-3-4 5-5-1-6 6 1 3-7 4 7 5-2-1 7 5 5-3 4-2 12-8 4Z',
    'l1.3M60 8l0 26M55 14l0 18M65 14l0 18',
  ],
  knot: [
    'hM50 12q0-9 10-10 10 1 10 10l-4 5-12 0Z',
    ['h', sym('M60 16q24 1 23 28l-4 2q-1-13-19-17', X)],
    'g1.3M54 14l12 0 0 4-12 0Z',
    'l1.3M55 18l-9 16M60 18l0 11M65 18l9 16M56 5l0 7M63 5l0 7',
  ],
  fringe: [
    ['h', sym('M60 14q27 1 26 36l-6 4-1-14-5 2-4-4-5 4-5-3', X)],
    ['l', both('M64 18q8 8 6 18M62 16q18 8 19 28', X), 1.4],
  ],
  rows: [
    ['h', sym('M60 14q26 2 24 32l-5 0q-2-12-19-15', X)],
    ['l', both('M60 15l0 15M66 15q4 7 3 17M73 19q4 7 3 17M79 26q3 8 2 18', X), 1.8],
  ],
}
