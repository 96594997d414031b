import { at, both, type Cut, hatch, ring, sym } from './cut.ts'

const X = 60
type Parts = readonly [readonly Cut[], ...(readonly Cut[])[]]

const BEARDS: Parts = [
  [
    ['h', sym('M60 68l14 2 14-16 6 22-6 28-14 18-14 0', X)],
    ['l', both('M64 80l0 40M72 80l0 36M80 74l-1 34M87 68l-1 28', X), 1.5],
  ],
  [
    ['h', sym('M60 68l14 2 14-16 7 20-5 18-30 4', X)],
    [
      'h',
      both(
        'M64 92l10 0 1 10-6 6-6-6ZM64 106l5 3 5-3 0 10-5 8-5-8ZM80 88l10-2 1 10-6 6-5-5ZM81 100l4 3 5-3-1 12-4 6-4-6Z',
        X,
      ),
    ],
    ['g', both('M63 90l12 0 0 5-12 0ZM79 86l12-2 0 5-11 2Z', X), 1.4],
    ['l', both('M66 78l0 12M76 76l1 12M85 68l1 16', X), 1.5],
  ],
  [
    'hM60 68l14 2 14-16 8 12-4 10 8 6-7 8 5 12-10 2 0 12-12-4-4 10-24 0-4-10-12 4 0-12-10-2 5-12-7-8 8-6-4-10 8-12 14 16Z',
    ['l', both('M66 80l0 36M76 78l2 28M86 70l3 28', X), 1.6],
  ],
  [
    ['h', sym('M60 68l14 2 14-16 6 18-8 18-14 10-12 2', X)],
    'hM50 98l20 0 2 10-12 6-12-6ZM50 112l10 4 10-4-2 12-16 0Z',
    'gM49 96l22 0 0 6-22 0Z',
    ['g', `${ring(38, 92, 3)}${ring(82, 92, 3)}`, 1.3],
    ['l', both('M64 80l0 16M74 78l-2 18M84 68l-2 20', X), 1.5],
  ],
  [
    ['h', both('M60 68l14 2 14-16 6 20-2 22-10 24-8-16-8-12-6-8Z', X)],
    ['g', both('M76 100l14-4-1 6-11 4Z', X), 1.4],
    ['l', both('M70 80l8 20M80 74l4 24M88 66l1 26', X), 1.5],
  ],
]

const HELMS: Parts = [
  [
    ['s', sym('M60 12q30 2 30 36l-30-2', X)],
    'SM62 14q26 2 26 32l-24-2Z',
    ['g', sym('M60 10l4 2 0 32-4 0', X)],
    ['g', sym('M60 40l32 3 0 8-32-3', X)],
    ['k', `${ring(40, 46, 1.5)}${ring(50, 45, 1.5)}${ring(70, 45, 1.5)}${ring(80, 46, 1.5)}`],
  ],
  [
    ['w', sym('M60 16q28 2 29 32l-29-2', X)],
    'l1.5M60 17l0 19M42 24l-4 20M78 24l4 20',
    ['l', both('M60 38l4 0', X), 6],
    ['s', `${ring(46, 37, 9)}${ring(74, 37, 9)}`],
    ['i', `${ring(46, 37, 5.5)}${ring(74, 37, 5.5)}`],
    '+1M42 38l5-5 2 1-5 6ZM70 38l5-5 2 1-5 6Z',
    ['g', both('M82 34l10 4-1 6-9-3Z', X), 1.3],
  ],
  [
    ['c', sym('M60 2q10 14 26 24l6 24-32-4', X)],
    '%.3M61 4q9 14 24 24l5 20-26-3Z',
    'q4M31 46q29-8 58 0',
    'l1.5M52 18l-8 20M68 18l8 20',
  ],
  [
    ['s', sym('M60 18q28 0 30 30l-30-2', X)],
    'SM62 20q24 0 26 26l-24-2Z',
    'kM50 22l0-14 5 4 5-8 5 8 5-4 0 14Z',
    ['g', sym('M60 20l10 2 2 18-12 6', X)],
    'l1.5M54 28l12 0M56 34l8 0',
    ['s', both('M84 46l8 2 0 20-6-6Z', X)],
  ],
  [
    ['h', sym('M60 20q26-4 30 30l-6-4q-4-10-24-10', X)],
    ['l', both('M64 22q14 4 20 20M62 28l12 8', X), 1.5],
    'q3.6M34 42q26-8 52 0',
  ],
]

function face(): readonly Cut[] {
  return [
    ['f', both('M86 50q12-4 10 10l-8 6Z', X)],
    ['f', sym('M60 28q28 0 28 24l-2 18-12 12-14 2', X)],
    'FM62 30q25 0 25 22l-2 18-11 11-12 2Z',
    ['b', both('M65 56l6-3 8 3-7 3Z', X), 1.2],
    ['k', both('M69 54l5 0-1 5-3 0Z', X)],
    ['k', both('M64 56l7-4 10 3-9 0Z', X)],
    ['k', hatch([86, 56], [82, 70], 4, [-9, 1], 1.8)],
  ]
}

const FEATURES: readonly Cut[] = [
  'fM54 55q6-4 12 0l5 11q-2 7-11 6-9 1-11-6Z',
  'FM61 54l4 2 5 10q-2 6-9 5Z',
  'l1.4M52 67q3-1 3 3M68 67q-3-1-3 3',
]
const BROWS: Cut = ['h', both('M63 53l7-8 16 1 4 4-10 1-8 0Z', X)]
const TACHE: readonly Cut[] = [
  'hM60 71l10 0 12 9 6-2-6 10-12-4-10-7-10 7-12 4-6-10 6 2 12-9Z',
  'l1.3M54 74l-12 8M66 74l12 8',
]

const BODY: readonly Cut[] = [
  ['c', sym('M60 82l30 0q22 6 26 40l-56 0', X)],
  ['s', both('M84 82q24-2 32 22l-18 4q-4-14-16-16Z', X)],
  ['l', both('M90 88q12 2 16 16M98 84l10 12', X), 1.5],
]

/** A dwarf: broad and low, much nose, and a beard that is the greater half of him. */
export function dwarfCuts(n: number, woman: boolean): readonly (readonly Cut[])[] {
  const helm = at(HELMS, n + Math.floor(n / 5))
  if (woman) {
    const braids: readonly Cut[] = [
      [
        'h',
        both(
          'M84 60l10-2 2 14-6 8-7-8ZM84 78l6 3 6-3 0 14-6 6-6-6ZM85 96l5 3 5-3-1 14-4 6-4-6Z',
          X,
        ),
      ],
      ['g', both('M84 114l12 0-1 5-10 0Z', X), 1.3],
      'r1.2M52 76q8 4 16 0-8 7-16 0Z',
      'l5.5M40 92q20 22 40 0',
      'q3.2M40 92q20 22 40 0',
      ['i', ring(60, 104, 5)],
    ]
    return [BODY, face(), [...FEATURES, BROWS], braids, helm]
  }
  return [BODY, face(), at(BEARDS, n), TACHE, FEATURES, helm, [BROWS]]
}
