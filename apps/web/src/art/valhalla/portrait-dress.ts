import { both, type Cut, hatch, rays, ring, sym } from './cut.ts'

const X = 60
const SHOULDERS = 'M60 86l14-1q24 3 34 19l4 18-52 0'

/** Rows of small arcs: mail. */
function mail(): string {
  let d = ''
  for (let row = 0; row < 4; row++) {
    for (let x = 38 + (row % 2) * 3.5; x < 82; x += 7) d += `M${x} ${96 + row * 7}q3.5 6 7 0`
  }
  return d
}

export const NECK: readonly Cut[] = [
  ['f', sym('M60 68l11 2 2 20-13 8', X)],
  'FM60 76l11-5 2 19-13 7Z',
]

export const DRESSES: Readonly<Record<string, readonly Cut[]>> = {
  mail: [
    ['s', sym(SHOULDERS, X)],
    'SM84 88q16 4 23 17l4 17-25 0Z',
    ['l', mail(), 1.3],
    ['c', both('M76 85q23 3 33 19l4 18-21 0q0-22-20-30Z', X)],
    ['g', ring(35, 96, 4.5)],
    ['g', ring(85, 96, 4.5)],
  ],
  cloak: [
    ['c', sym(SHOULDERS, X)],
    '%.35M84 88q16 4 24 17l4 17-28 0q8-18-4-30Z',
    ['w', sym('M60 90l10-3 6 35-16 0', X)],
    ['l', both('M92 96q4 12 3 24M82 94q4 12 3 26', X), 1.5],
    ['g', ring(76, 97, 5.5)],
    ['l', `${ring(76, 97, 2)}M71 103L82 91`, 1.5],
  ],
  fur: [
    ['c', sym(SHOULDERS, X)],
    ['w', sym('M60 92l10-2 4 32-14 0', X)],
    ['l', both('M60 100l6-2M60 108l7-2M60 116l8-2', X), 1.4],
    ['u', both('M66 88l7-6 9 4 8-3 6 7 10 1 1 8 8 7-7 2 0 7-10-4-6 3-6-7-8 2-4-8-7 1Z', X)],
    ['L', both('M76 89l3 7M86 90l4 8M95 95l5 7M104 101l4 4', X), 1.3],
  ],
  leather: [
    ['w', sym(SHOULDERS, X)],
    'WM62 96l20-8q17 4 25 17l4 17-49 0Z',
    ['c', both('M82 86q20 2 29 20l2 16-12 0q-1-18-17-25Z', X)],
    'l1.6M34 92l50 30M40 88l52 32',
    ['k', hatch([46, 116], [76, 116], 6, [0, -7], 1.8)],
    ['g', `${ring(50, 103, 2)}${ring(60, 109, 2)}${ring(70, 115, 2)}`, 1.2],
  ],
  bare: [
    ['f', sym('M60 88l14-2q24 2 33 17l3 19-50 0', X)],
    'FM60 92l16-4q22 3 30 16l3 18-49 0Z',
    'l1.7M60 96l0 24M40 112q12 6 18 0M62 112q8 6 18 0',
    ['%', both('M80 94q12 0 14 10-6-6-10-2-4 8-8 2-2-6 4-10ZM96 108l8 0-4 10Z', X), 0.6],
    'wM40 86l8-2 52 38-12 0Z',
    'b1.2M52 94l4 3-6 7ZM64 101l4 3-5 8Z',
  ],
  gown: [
    ['c', sym('M60 88l12-3q20 3 29 19l4 18-45 0', X)],
    '%.25M62 96l12-9q18 3 26 17l4 18-38 0Z',
    ['b', sym('M60 96l8-8 4 2-6 12-6 4', X), 1.4],
    ['g', both('M76 92l8 4-4 8-7-5Z', X)],
    'l2.6M43 101q17 11 34 0',
    'q1.4M43 101q17 11 34 0',
    ['r', `${ring(53, 105.6, 2)}${ring(60, 107, 2.3)}${ring(67, 105.6, 2)}`, 1.1],
  ],
}

/** The fur and gold of a Jarl. */
export const REGALIA: readonly Cut[] = [
  ['c', sym(SHOULDERS, X)],
  ['w', sym('M60 90l12-2 4 34-16 0', X)],
  [
    'u',
    both('M64 90l6-9 10 3 7-5 9 7 11 0 2 9 9 5-5 6 6 8-9 2 0 8-28 0 2-8-8 0 3-8-9-2 3-8-8 1Z', X),
  ],
  [
    'b',
    both(
      'M80 92l3 0-1 6ZM92 92l3 0-1 6ZM86 102l3 0-1 6ZM98 102l3 0-1 6ZM104 94l3 0-1 5ZM94 112l3 0-1 6Z',
      X,
    ),
    0.8,
  ],
  'l6.5M42 92q18 22 36 0',
  'q4M42 92q18 22 36 0',
  ['g', ring(60, 105, 5.5)],
  ['r', ring(60, 105, 2.4), 1.1],
]

/** Carved posts of the high seat behind a Jarl: each with a beast's head. */
export const HIGH_SEAT: readonly Cut[] = [
  'WM14 40l92 0 0 82-92 0Z',
  [
    'w',
    both(
      'M96 122l0-72q-4-10-1-20l-7 1 6-7-6-3 8-3q1-10 10-10l13 6 1 4-9 1 8 5-9 3q-5 7-1 23l0 72Z',
      X,
    ),
  ],
  ['l', both('M99 54l7 6-7 6 7 6-7 6 7 6M98 40q2-10 8-16M98 22l4 0', X), 1.6],
  ['k', both('M103 12l7 1-5 3Z', X)],
]

const PINES = 'M4 84l8-24 8 24ZM0 100l12-26 12 26ZM96 80l9-26 9 26ZM92 100l13-30 13 30Z'
/** What lies behind the warriors of a clan. */
export const GROUNDS: Readonly<Record<string, readonly Cut[]>> = {
  bear: [['%', PINES, 0.4], '%.4M0 120l0-28 24 6 36-8 36 8 24-8 0 30Z'],
  wolf: [
    ['+', ring(92, 26, 17), 0.5],
    '%.4M0 120l0-36 18-18 14 16 14-12 14 16 18-16 16 14 12-12 14 14 0 34Z',
  ],
  boar: [
    '%.4M2 120l0-62 7-10 7 10 0 62ZM20 120l0-58 7-10 7 10 0 58ZM86 120l0-58 7-10 7 10 0 58ZM104 120l0-62 7-10 7 10 0 62Z',
  ],
  deer: [
    '+.22M8 0l8 0-2 40 3 80-11 0 3-70ZM102 0l9 0 2 120-12 0 3-60ZM26 0l5 0-1 120-5 0ZM90 0l4 0 1 120-5 0Z',
    '%.5M8 30l6 2-6 2ZM10 60l6 2-6 3ZM104 24l6 2-6 3ZM103 70l6 2-6 3ZM104 48l5-1 0 3Z',
  ],
  giant: [
    '+.28M0 120l0-60 20-32 14 22 12-16 16 30 22-42 20 30 16-16 0 84Z',
    '%.3M20 28l14 22-6 8-6-10-6 8ZM84 22l12 20-8 12-6-12-6 10Z',
  ],
  dwarf: [
    '%.45M0 0l120 0 0 120-12 0 2-60q-4-44-50-48-46 4-50 48l2 60-12 0Z',
    '%.5M14 40l10 4-8 4ZM106 40l-10 4 8 4ZM30 18l6 10-10-2ZM90 18l-6 10 10-2Z',
  ],
  jarl: [
    ['%', both('M4 0l12 0 0 36-6 6-6-6ZM22 0l12 0 0 24-6 6-6-6Z', X), 0.32],
    ['+', both('M10 8l4 10-4 10-4-10Z', X), 0.5],
  ],
}

export const GLOW: readonly Cut[] = [['+', rays(60, 50, 40, 96, 30, 0.045), 0.16]]

/** Wings behind those whom a Valkyrie chose. */
export const WINGS: readonly Cut[] = [
  ['b', both('M78 78q6-38 40-68 4 12-4 24l7 2q-1 12-11 20l8 4q-4 10-14 14l7 6q-9 10-25 12Z', X)],
  ['B', both('M84 80q8-28 29-48l5 6q0 9-10 16l7 7q-4 8-13 12l5 7q-9 8-21 10Z', X)],
  ['l', both('M86 74q10-28 28-52M88 80q12-24 26-40M90 84q12-14 22-24M92 88q8-8 14-12', X), 1.6],
]
