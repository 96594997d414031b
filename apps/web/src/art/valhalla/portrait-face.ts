import { both, type Cut, hatch, sym } from './cut.ts'

/** The build of a head drawn face on around x = 60: half widths at the cheek and at the jaw. */
export interface Build {
  readonly cheek: number
  readonly jaw: number
  readonly woman: boolean
  /** How far the brows frown, from 0 to 3. */
  readonly frown: number
  readonly eyes: 'open' | 'narrow' | 'patch' | 'blindfold'
}

const X = 60

export function head({ cheek, jaw, woman }: Build): readonly Cut[] {
  const side = X + cheek
  const chin = woman ? 77 : 80
  const down = `Q${side} 23 ${side} 46L${side - 1} 57L${X + jaw} 70Q${X + jaw * 0.55} ${chin} ${X} ${chin}`
  const ear = `M${side - 1} 47Q${side + 6} 43 ${side + 4} 54L${side - 2} 60Z`
  return [
    ['f', both(ear, X)],
    ['f', sym(`M${X} 23${down}`, X)],
    ['F', `M${X} 24${down}L${X} 66L66 63L62 47L61 30Z`],
    ['k', hatch([side - 1, 54], [X + jaw - 1, 70], 5, [-9, 2], 1.7)],
  ]
}

export function eyes({ frown, woman, eyes: kind }: Build): readonly Cut[] {
  const inner = 44 + frown * 0.9
  const brow = woman
    ? `M63 ${inner}Q71 ${39.5 - frown * 0.3} 79 43Q71 ${42 - frown * 0.2} 63 ${inner + 2}Z`
    : `M62 ${inner - 1}L71 ${40 - frown * 0.4}L80 43L78 45L71 44L62.5 ${inner + 2.5}Z`
  if (kind === 'blindfold') {
    return [
      ['p', sym('M60 43l22-1 1 10-23 2', X)],
      'l1.2M40 47l40 0M45 51l33-1',
      'pM80 46l12 10-6 2 8 10-10-6Z',
    ]
  }
  const cuts: Cut[] = [
    ['b', both('M63.5 50l4.5-3.5 8 2.5-6 4Z', X), 1.3],
    ['k', both('M67.5 46.5l4 .5-.5 5-3 0Z', X)],
    ['k', both(woman ? 'M62.5 50l5.5-5 11 2.5-2.5 2-7.5-2Z' : 'M62.5 49.5l5.5-4 9 3-8-.5Z', X)],
  ]
  if (kind === 'narrow')
    cuts.push(['F', both('M63 53l14-2.5-2 4.5-9 1Z', X)], ['k', both('M64 53l12-2-6 3Z', X)])
  if (kind === 'patch') cuts.push('kM63 44l15 1-2 10-7 3-6-5Z', 'l2M38 34l26 12 18 4')
  if (woman) cuts.push(['k', both('M65 55l5 1.5 5-1.5-5 .5Z', X)])
  cuts.push(['h', both(brow, X), 1.2])
  return cuts
}

export function nose({ woman }: Build): readonly Cut[] {
  if (woman) return ['l1.7M62 49l2 11-3.5 2.5-3.5-1.5']
  return ['FM60 46l2.5 1 4.5 15-7 3Z', 'l2M62.5 47l1.5 10 3 5.5-7 3-6-2.5']
}

export function mouth({ woman }: Build): readonly Cut[] {
  if (woman) {
    return ['r1.2M53.5 69l4.5-2 2 1 2-1 4.5 2q-6.5 5-13 0Z', 'l1.3M52.5 69q7.5 1.5 15 0']
  }
  return ['l2.2M52 71q8-2 16 0', 'kM56 74l8 0-4 1.5Z']
}

const strands = (d: string): Cut => ['l', d, 1.4]

/** Beards, over the jaw and in front of the mouth. */
export const BEARDS: Readonly<Record<string, readonly Cut[]>> = {
  none: [],
  stubble: [
    [
      '%',
      `${hatch([45, 66], [75, 66], 11, [0, 6], 1.3)}${hatch([49, 73], [71, 73], 8, [0, 5], 1.3)}`,
      0.75,
    ],
  ],
  short: [
    ['h', sym('M60 65l7 1 7-3 6-15 2 10-2 14-9 12-11 3', X)],
    'kM53 71q7-3 14 0l-7 2.5Z',
    strands('M46 62l2 12M52 74l1 9M60 76l0 9M68 74l-1 9M74 62l-1 12M58 67l-8 3M62 67l8 3'),
  ],
  spade: [
    ['h', sym('M60 64l8 2 7-4 6-15 2 13 1 18-8 20-16 12', X)],
    'kM53 71q7-3 14 0l-7 2.5Z',
    strands(
      'M44 64l3 20M50 74l2 24M60 77l0 30M70 74l-2 24M76 64l-3 20M55 78l1 24M65 78l-1 24M58 67l-9 4M62 67l9 4',
    ),
  ],
  forked: [
    'hM60 64l8 2 7-4 6-15 2 13-1 18-8 30-8-12-6-10-6 10-8 12-8-30-1-18 2-13 6 15 7 4Z',
    'g1.4M41 90l12 4-1 4-10-4ZM79 90l-12 4 1 4 10-4Z',
    'kM53 71q7-3 14 0l-7 2.5Z',
    strands('M44 66l3 22M50 76l0 15M70 76l0 15M76 66l-3 22M60 76l0 8M58 67l-9 4M62 67l9 4'),
  ],
  braid: [
    ['h', sym('M60 64l8 2 7-4 6-15 2 13-3 14-12 12-8 2', X)],
    'hM54 85l12 0 2 6-8 5-8-5ZM53 94l7 3 7-3 0 6-7 4-7-4ZM54 102l6 3 6-3-1 7-5 7-5-7Z',
    'g1.4M54 84l12 0 0 4-12 0Z',
    'kM53 71q7-3 14 0l-7 2.5Z',
    strands('M44 64l5 13M51 74l3 9M60 76l0 8M69 74l-3 9M76 64l-5 13M58 67l-9 4M62 67l9 4'),
  ],
  twin: [
    ['h', sym('M60 64l8 2 7-4 6-15 2 13-3 14-10 10-10 2', X)],
    ['h', both('M66 83l8-2 2 7-5 4-5-3ZM67 91l4 2 5-3 0 7-5 4-4-4ZM68 99l3 3 4-3-1 7-3 5-3-5Z', X)],
    ['g', both('M66 82l8.5-1.5 .5 3.5-9 2Z', X), 1.3],
    'kM53 71q7-3 14 0l-7 2.5Z',
    strands('M44 64l5 12M60 76l0 8M76 64l-5 12M58 67l-9 4M62 67l9 4M54 75l0 8M66 75l0 8'),
  ],
  moustache: [
    'hM60 64l6 1 8 7 2 16-5-8-5-6-6-3-6 3-5 6-5 8 2-16 8-7Z',
    'hM56 78l8 0-2 10-2 2-2-2Z',
    strands('M57 67l-8 8M63 67l8 8'),
  ],
  wild: [
    'hM60 64l8 2 7-4 6-16 5 12 5 2-4 8 6 8-7 4 4 10-9 0-1 11-8-6-4 13-8-9-8 9-4-13-8 6-1-11-9 0 4-10-7-4 6-8-4-8 5-2 5-12 6 16 7 4Z',
    'kM52 71q8-4 16 0l-8 3.5Z',
    strands(
      'M42 64l-4 18M47 72l-3 20M53 76l-1 24M60 78l0 18M67 76l1 24M73 72l3 20M78 64l4 18M58 67l-10 4M62 67l10 4',
    ),
  ],
  chops: [
    ['h', both('M66 67l9-6 6-15 3 12-2 18-10 6-2-8Z', X)],
    'hM60 64l8 2 5 7-13-2.5-13 2.5 5-7Z',
    strands('M43 58l3 16M77 58l-3 16M49 70l0 7M71 70l0 7'),
  ],
}

/** War paint, scars and marks on the skin. */
export const MARKS: Readonly<Record<string, readonly Cut[]>> = {
  none: [],
  scar: ['l2M70 36l6 26', 'l1.3M69 42l5-2M71 57l6-3M74 62l4-2'],
  cheekScar: ['l1.5M43 56l10 6M45 61l3-6M49 64l3-6'],
  band: [['%', sym('M60 45l21-1 0 9-21 3', X), 0.55]],
  stripes: [['r', both('M66 56l3 0 1 14-3 1ZM72 55l3-1 0 12-2 1Z', X), 0.8]],
  half: ['%.42M60 30l0 48q-10 0-12-8l-8-13-1-11q1-10 7-17Z'],
  chin: [
    ['%', sym('M60 70l2 0 0 10-2 0', X), 0.7],
    ['%', both('M66 71l2 0-1 7-2 0Z', X), 0.7],
  ],
  tears: [['%', both('M67 56l5 0-2 12Z', X), 0.8]],
  rune: ['l1.8M60 30l0 10M60 32l4 3M60 36l-4-3'],
  claws: ['r.8M44 52l3-1 5 15-2 1ZM50 54l2-1 4 15-1 1ZM40 54l2-1 4 13-1 0Z'],
}
