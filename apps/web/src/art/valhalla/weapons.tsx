import type { Face, Weapon } from '@meadhall/game-valhalla'
import { type Cut, ring } from './cut.ts'
import { Cuts } from './ink.tsx'

const SWORD: readonly Cut[] = [
  'sM32 0l8 11-1.5 31-13 0-1.5-31Z',
  'SM32.5 2l6.5 9.5-1.4 29.5-5.1 0Z',
  'l2.4M32 12l0 24',
  'gM14 39q18 6 36 0l1 7q-19 5-38 0Z',
  'wM28.5 48l7 0-.5 7-6 0Z',
  'gM23 59q0-5.5 5-4.5 4-2.5 8 0 5-1 5 4.5-1 4.5-9 4.5-8 0-9-4.5Z',
]

const AXE: readonly Cut[] = [
  'wM38 2l6-.5 4 59.5-7 2Z',
  'sM45 11l6 1 .5 11-6 1Z',
  'sM46 9L28 8.5Q17 8 8 2Q1 16 5 31Q8 41 15 47Q19 36 27 30Q35 26 46.5 26Z',
  'SM10 6Q4 18 8 31Q10 38 14.5 43L17 38Q6 24 12.5 8Z',
  'lM13.5 7.5Q7 22 17.5 39',
  'l1.6M33 12l0 12',
]

/** The spear stands upright and is longer than the box; signs and dice turn it by an eighth. */
const SPEAR: readonly Cut[] = [
  'wM29.2 20l5.6 0-.4 55-4.8 0Z',
  'sM32-12q12 16 8 26l-4.5 10-7 0-4.5-10q-4-10 8-26Z',
  'SM32.5-9q9.5 14 6 22.5l-3.7 9.5-2.3 0Z',
  'lM32-4l0 21',
  'gM21 25l22 0-4 6.5-14 0Z',
]

const STAVE: readonly Cut[] = [
  'y2M17 6l-6 26 6 26',
  'wM13 1q6 0 9 4c20 4 31 15 31 27 0 12-11 23-31 27q-3 4-9 4 2-4 6-8c15-4 26-12 26-23 0-11-11-19-26-23q-4-4-6-8Z',
  'gM44 25l9.5-1q1.5 8 0 16l-9.5-1q2-7 0-14Z',
]
const ARROW: readonly Cut[] = [
  'wM6 29.7l50 0 0 4.6-50 0Z',
  'sM50 22l14 10-14 10 3.5-10Z',
  'bM0 24l11 0 6 6 0 4-6 6-11 0 6-8Z',
]

const SHIELD: readonly Cut[] = [
  ['c', ring(32, 32, 29)],
  'BM32 5A27 27 0 0 1 59 32Q46 36 40 32Q38 25 32 24Q28 14 32 5ZM32 59A27 27 0 0 1 5 32Q18 28 24 32Q26 39 32 40Q36 50 32 59Z',
  ['l', ring(32, 32, 23.5), 2.2],
  'l2.4M32 22q-5-8-1-13M32 42q5 8 1 13M42 32q8 5 13 1M22 32q-8-5-13-1',
  ['s', ring(32, 32, 9.5)],
  ['l', ring(32, 32, 4), 2],
]

const MISS: readonly Cut[] = [
  'kM8 15L17 8Q34 24 56 51L51 56Q30 37 8 15Z',
  'kM49 7L57 14Q38 32 13 57L8 51Q28 27 49 7Z',
]

export const WEAPON_CUTS: Readonly<Record<Face, readonly Cut[]>> = {
  sword: SWORD,
  axe: AXE,
  spear: SPEAR,
  bow: [...STAVE, ...ARROW],
  shield: SHIELD,
  miss: MISS,
}

/** A bow carried, not drawn: no arrow on the string. */
export const HELD_BOW = STAVE

/** A face's drawing in a box of 64 × 64: in one colour (a sign), or in wood and steel. */
export function WeaponShape({ face, mono = false }: { face: Weapon | Face; mono?: boolean }) {
  const cuts = <Cuts of={WEAPON_CUTS[face]} mono={mono} />
  if (face === 'spear') return <g transform="rotate(45 32 32) translate(2 2) scale(.94)">{cuts}</g>
  if (face === 'bow') return <g transform="rotate(-45 32 32) translate(3 3) scale(.9)">{cuts}</g>
  return cuts
}
