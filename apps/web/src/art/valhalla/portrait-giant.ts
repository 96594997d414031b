import { at, both, type Cut, hatch, sym } from './cut.ts'

const X = 60

/** Ice on a giant's head. */
const CROWNS: readonly [readonly Cut[], ...(readonly Cut[])[]] = [
  [['i', sym('M60-2l6 20 8-16 4 18 10-12 2 26-30-4', X)], 'IM61 4l6 17 7-13 4 15 9-9 1 18-26-4Z'],
  [
    ['i', both('M66 24l6-26 10 22 10-16 6 36-14-4Z', X)],
    ['I', both('M76 24l4-6 12-6 4 26-10-4Z', X)],
  ],
  [
    'bM24 44l-4-14 8-2 0-12 10 2 4-12 8 7 10-10 10 10 8-7 4 12 10-2 0 12 8 2-4 14-36-14Z',
    'l1.6M34 30l2 8M46 20l2 10M60 14l0 12M74 20l-2 10M86 30l-2 8',
  ],
  [
    'T2M28 40l-2-18 14-12 22-4 20 6 13 12-3 16-32-10Z',
    'iM34 24l8-12 6 12ZM58 18l6-16 6 16ZM78 24l8-12 4 14Z',
    'l1.6M40 34l10-8M66 28l14 4',
  ],
]

/** Beards of icicles, from jaw to chest. */
const BEARDS: readonly [readonly Cut[], ...(readonly Cut[])[]] = [
  [
    ['i', sym('M60 82l14-2 17-14 2 20-5 20-5-16-4 26-6-21-6 27-7-22', X)],
    'IM62 85l14-2 14-11 1 14-3 16-4-16-5 24-6-19-6 25-5-18Z',
    ['l', both('M78 84l1 16M68 88l-1 18M86 78l1 14', X), 1.4],
  ],
  [
    ['b', sym('M60 80l16-2 16-18 4 20-6 12 2 12-12-2-2 12-18-2', X)],
    'BM62 84l14-3 15-13 3 12-5 12 1 10-11-2-2 12-15-2Z',
    ['l', both('M84 80l-2 16M74 86l-2 20M64 88l0 20', X), 1.5],
  ],
  [
    ['i', both('M66 88l8-4-2 32ZM76 84l8-6-1 28ZM86 74l6-8 0 28Z', X)],
    ['k', hatch([48, 90], [72, 90], 6, [0, 6], 1.8)],
  ],
]

const MOUTHS: readonly [readonly Cut[], ...(readonly Cut[])[]] = [
  [
    ['k', sym('M60 74l14-2 4 4-8 8-10 1', X)],
    ['b', both('M62 75l5-1-1 5-4 0ZM68 74l5-1-1 5ZM62 85l0-4 4 0 1 3Z', X), 1],
  ],
  ['l2.6M42 79q18-7 36 0', ['b', both('M70 77l6 2-1-12Z', X), 1.4]],
  [['k', sym('M60 76l16 2-16 3', X)], 'l1.6M50 86q10 3 20 0'],
]

const SHOULDERS: readonly [readonly Cut[], ...(readonly Cut[])[]] = [
  [
    ['i', both('M92 88l6-22 6 16 10-12 2 26 8 8 0 18-34 0Z', X)],
    ['I', both('M106 96l8-16 1 18 7 8 0 16-14 0Z', X)],
  ],
  [
    ['b', both('M82 96l10-8 8 4 8-6 6 8 8-2 0 30-38 0Z', X)],
    ['B', both('M90 108l8-6 8 6 8-4 8 8 0 10-30 0Z', X)],
  ],
  [
    ['T', both('M84 94l20-14 18 6 0 36-36 0Z', X), 2],
    ['i', both('M98 86l8-16 6 16Z', X)],
    ['l', both('M100 98l10-4 6 8M96 110l10-2', X), 1.6],
  ],
]

function face(n: number): readonly Cut[] {
  const wide = 32 + (n % 3) * 2
  const side = X + wide
  const down = `Q${side - 2} 16 ${side} 46L${side + 1} 58L${side - 5} 76L82 94L60 98`
  return [
    ['f', sym(`M60 16${down}`, X)],
    ['F', `M60 17${down}L60 84L70 70L63 50L62 30Z`],
    [
      'k',
      `${hatch([side, 56], [side - 8, 84], 7, [-13, 1], 2)}${hatch([44, 30], [52, 27], 3, [2, 10], 1.8)}`,
    ],
    ['k', both('M64 49l20-6 3 5-5 9-14 0Z', X)],
    ['+', both('M69 52l10-3 0 4-8 2Z', X), 1],
    ['f', sym(`M60 38L66 42L90 34L${side} 42L88 46L66 51L60 49`, X)],
    'fM54 48l12 0 6 20-6 4-6-2-6 2-6-4Z',
    'FM61 50l4 0 6 18-5 3-5-2Z',
    ['l', both('M74 60l6 6M72 34l6-3', X), 1.6],
  ]
}

const HAIR: readonly Cut[] = [
  ['b', sym('M60 8q38-2 40 42l10 46-10-4-2 20-12-12 2-40q-4-30-28-34', X)],
  'BM62 9q34-1 36 41l9 42-7-4-3 18-8-8 2-38q-3-32-29-36Z',
  ['l', both('M92 46l6 38M70 12q20 8 24 38', X), 1.6],
]

/** A frost giant: the head fills the picture, of rock and ice. */
export function giantCuts(n: number, woman: boolean): readonly (readonly Cut[])[] {
  const body: readonly Cut[] = ['D2M0 122l6-22 24-14 60 0 24 14 6 22Z', ...at(SHOULDERS, n)]
  const front = woman ? HAIR : [...at(BEARDS, n + Math.floor(n / 4)), ...at(CROWNS, n)]
  return [body, face(n), at(MOUTHS, woman ? 2 : n + 1), front]
}
