import { both, type Cut, hatch, rays, ring, sym } from './cut.ts'

const gate: readonly Cut[] = [
  ['x', sym('M32 13l3-2 10-11 4 3-9 11 23 27-5 5-4-4 0 20-22 0')],
  ['X', sym('M32 29q12 2 12 15l0 18-12 0')],
  ['x', rays(32, 62, 12, 29, 9, 0.1, Math.PI / 2 + 0.35).replace(/M[^Z]* 6[3-9][^Z]*Z/g, '')],
  ['x', sym('M32 44l4 2 3 16-7 0')],
  ['Y', both('M49 46l0 14M36 20l8 8'), 2],
]

const fist: readonly Cut[] = [
  'xM12 25q-2-12 7-12 1-5 8-4 3-4 9-1 6-2 8 4 8 0 8 8l1 14q-3 8-9 11l1 18-25 0-1-17q-9-6-7-21Z',
  'YM21 14l0 13M29 10l1 16M37 9l1 17M45 14l-1 10',
  'YM12 27l22 0q5 1 4 6-2 3-9 2l-1 6M19 49l26-1M20 56l25-1',
]

const banner: readonly Cut[] = [
  'xM9 2l5 0 1 61-6 0Z',
  'xM16 6l44 2q-4 26-24 36l1 8-7-5-2 9-5-8-7 2Z',
  'XM21 30q6-5 11-6l4-10 6 8q5-3 8-1l4 3-7 1q-1 8-9 11l-1 4-3-3-10 3 4-5Z',
  ['x', ring(47, 22.6, 1.3)],
]

const stone: readonly Cut[] = [
  'xM14 63l-3-33q2-26 22-28 18 4 20 30l-3 31Z',
  'Y2.2M19 58l-2-27q1-21 16-23 12 3 14 24l-2 26',
  'Y3.2M25 52l0-28 7 8 7-8 0 28M25 42l7-6 7 6',
]

const hammer: readonly Cut[] = [
  'xM27 33l10 0 0 21q4 3 1 8l-12 0q-3-5 1-8Z',
  ['x', sym('M32 3l2 3 25 0 2 6-3 18-4 4-22 1')],
  ['Y', both('M52 11l-1 18M32 28l8-2 5-8-7-4-6 4M41 45l-7 2'), 2.3],
  'Y2M26 42l12-2M26 48l12-2',
]

const hand: readonly Cut[] = [
  'xM19 62l-1-17-10-12q-1-6 5-5l6 5-2-23q3-5 6 0l2 16 2-21q4-5 7 0l0 21 5-18q4-4 7 1l-4 20 7-11q5-2 5 4l-7 20-2 20Z',
  'Y2.4M18 50l28-1M19 56l27-1',
  'Y2.2M26 44l12-8M27 36q7 4 13 9',
]

const mask: readonly Cut[] = [
  'xM32 12q1-8 10-12-2 6 3 8 5-1 6-6 5 8 1 15l2 3q4 26-22 43-26-17-22-43l2-3q-4-7 1-15 1 5 6 6 5-2 3-8 9 4 10 12Z',
  ['X', both('M36 27q8-8 14-4-1 8-12 8ZM36 22l14-7-1 3Z')],
  'XM14 37q9 8 18 8 9 0 18-8-4 18-18 19-14-1-18-19Z',
  'y2M22 43l1 9M28 45l1 10M35 45l0 10M41 43l-1 10',
  ['X', sym('M32 30l2 4 1 5-3 2')],
]

const wings: readonly Cut[] = [
  'xM32 0l5 10-3 10 0 42-4 0 0-42-3-10Z',
  ['x', both('M37 30q3-16 25-25 1 9-3 14l4 1q-1 7-6 10l3 2q-3 7-8 8l2 3q-6 7-17 5Z')],
  ['Y', both('M41 34q6-12 17-16M41 40q8-8 16-10M41 45q6-4 11-5'), 2.2],
]

const anvil: readonly Cut[] = [
  'xM2 33l14-3 38 0 7 4q-5 8-18 9l-3 8 10 5 1 6-36 0 1-6 10-5-2-8q-14 1-22-10Z',
  'Y2.2M18 36l32 0',
  'xM24 3l17 3-1 5 6 1-2 8-6-1-2 9-5-1 2-9-13-3 2-8 2 0Z',
  ['x', rays(12, 24, 3, 11, 6, 0.3)],
]

const crown: readonly Cut[] = [
  'xM0 63q10-19 22-22l20 0q12 3 22 22Z',
  ['Y', hatch([14, 58], [50, 58], 5, [4, -10], 2.4), 1],
  ['x', sym('M32 1l5 15 12-10 1 30-18 1')],
  'Y2.2M14 30l36 0',
  ['X', `${ring(32, 22, 2.6)}${ring(42.5, 23, 2)}${ring(21.5, 23, 2)}`],
]

const pairs: readonly Cut[] = [
  ['x', ring(22, 24, 20)],
  ['Y', ring(22, 24, 13)],
  ['X', ring(22, 24, 5)],
  ['x', ring(42, 40, 20)],
  ['Y', ring(42, 40, 21.5), 3],
  ['Y', ring(42, 40, 13)],
  ['X', ring(42, 40, 5)],
]

const glory: readonly Cut[] = [
  'xM20 62q-18-12-16-32 4-24 28-26 24 2 28 26 2 20-16 32l-6-8q13-9 12-23-3-16-18-17-15 1-18 17-1 14 12 23Z',
  'Y2M9 22l8 5M15 13l5 7M25 7l2 7M39 7l-2 7M49 13l-5 7M55 22l-8 5M6 36l8 0M58 36l-8 0M10 49l7-4M54 49l-7-4',
  ['x', sym('M32 16l4 13 12 4-12 4-4 14')],
]

const shield: readonly Cut[] = [
  'xM32 2q14 7 25 5 3 35-25 56-28-21-25-56 11 2 25-5Z',
  'Y3M32 9l0 45M13 27l38 0',
  'Y1.8M32 7q12 6 21 5 1 27-21 45-22-18-21-45 9 1 21-5Z',
  ['x', ring(32, 27, 9)],
  ['Y', ring(32, 27, 9), 2.2],
]

const ragnarok: readonly Cut[] = [
  ['x', rays(32, 32, 20, 34, 12, 0.13).replaceAll('M', 'M')],
  ['x', ring(32, 32, 21)],
  'XM34 8l-5 12 7 7-9 8 8 8-7 13 3 0 8-13-7-8 9-8-7-7 4-11Z',
  'XM14 28l13-3-6 6ZM50 34l-10 5 4-8Z',
]

const trait: readonly Cut[] = [
  'xM8 6q11 14 11 32 0 14-7 24 14-10 15-26-1-20-19-30ZM27 2q12 16 12 34-1 14-7 26 14-10 15-28-1-20-20-32ZM46 4q10 14 9 28-1 12-5 22 12-8 12-24-2-18-16-26Z',
]

const favour: readonly Cut[] = [
  'xM60 2q-24 2-40 22-8 11-7 22l-9 14 4 2 10-12q16 0 27-14 12-14 15-34Z',
  'Y2.2M53 9q-19 13-37 40M36 24l1-12M27 34l-1-12M37 25l12 3M27 36l12 4',
]

const deck: readonly Cut[] = [
  'xM14 14l40-6 4 44-40 6Z',
  'xM6 8l40-4 4 46-40 4Z',
  'Y2.2M6 8l40-4 4 46-40 4Z',
  'Y1.8M12 14l29-3 3 33-29 3Z',
  ['X', sym('M28 17l5 12-5 12', 28)],
]

const discard: readonly Cut[] = [
  'xM18 2l34 8-10 36-34-8Z',
  'Y1.8M21 9l24 6-7 24-24-6Z',
  'Y3.4M24 17l11 15M37 20l-15 8',
  'xM2 62q12-14 30-12 18-2 30 12Z',
]

export const SIGN_CUTS = {
  valhalla: gate,
  shield,
  glory,
  strength: fist,
  tactic: banner,
  mission: stone,
  thor: hammer,
  tyr: hand,
  loki: mask,
  valkyrie: wings,
  'dwarf-module': anvil,
  'king-of-the-hill': crown,
  pairs,
  trait,
  favour,
  ragnarok,
  discard,
  deck,
} as const satisfies Readonly<Record<string, readonly Cut[]>>
