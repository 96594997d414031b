import type { Weapon } from '@meadhall/game-valhalla'
import type { Cut } from './cut.ts'
import { Cuts } from './ink.tsx'
import { HELD_BOW, WEAPON_CUTS } from './weapons.tsx'

type HeldWeapon = Exclude<Weapon, 'shield'>

/** Where a weapon stands in the right hand (at the viewer's left). */
const HELD: Readonly<Record<HeldWeapon, string>> = {
  sword: 'translate(-13 39) scale(1.1)',
  axe: 'translate(-4 42) scale(.86)',
  spear: 'translate(-14 22) scale(1.1)',
  bow: 'translate(49 38) scale(-.72 1.06)',
}

/** How far the fist stands beside its usual place. */
const GRIP: Readonly<Record<HeldWeapon, number>> = { sword: 2, axe: 13, spear: 1, bow: -6 }

/** Slung over the back, rising behind the head. */
const SLUNG: Readonly<Record<HeldWeapon, string>> = {
  sword: 'translate(110 78) rotate(-148) scale(1.15)',
  axe: 'translate(64 -4) rotate(24) scale(.9)',
  spear: 'translate(64 -2) rotate(28) scale(1.05)',
  bow: 'translate(58 4) rotate(20) scale(.98)',
}

const FIST: readonly Cut[] = [
  'fM12 90l15-2 4 7-3 9-14 1-5-7Z',
  'l1.4M28 93l-8 0M30 97l-10 1M29 101l-9 1',
  'wM11 103l19-1 4 20-26 0Z',
  'g1.3M11 106l20-1 1 5-22 1Z',
]

const cutsOf = (weapon: HeldWeapon): readonly Cut[] =>
  weapon === 'bow' ? HELD_BOW : WEAPON_CUTS[weapon]

function InHand({ weapon, left }: { weapon: HeldWeapon; left: boolean }) {
  return (
    <g transform={left ? 'translate(120 0) scale(-1 1)' : undefined}>
      <g transform={HELD[weapon]} color="var(--vh-bone)">
        <Cuts of={cutsOf(weapon)} />
      </g>
      <g transform={`translate(${GRIP[weapon]} 0)`}>
        <Cuts of={FIST} />
      </g>
    </g>
  )
}

function sorted(weapons: readonly Weapon[]) {
  const shields = weapons.filter((weapon) => weapon === 'shield').length
  const held = weapons.filter((weapon): weapon is HeldWeapon => weapon !== 'shield')
  return { shields, held, slung: shields > 0 ? held.slice(1) : held.slice(2) }
}

/** Weapons behind the figure. */
export function ArmsBehind({ weapons }: { weapons: readonly Weapon[] }) {
  return sorted(weapons).slung.map((weapon, index) => (
    <g key={weapon} transform={index === 1 ? 'translate(120 0) scale(-1 1)' : undefined}>
      <g transform={SLUNG[weapon]} color="var(--vh-bone)">
        <Cuts of={cutsOf(weapon)} />
      </g>
    </g>
  ))
}

/** Weapons in the hands: a shield on the left arm, else up to two weapons. */
export function ArmsBefore({ weapons }: { weapons: readonly Weapon[] }) {
  const { shields, held } = sorted(weapons)
  const [first, second] = held
  return (
    <>
      {first && <InHand weapon={first} left={false} />}
      {second && shields === 0 && <InHand weapon={second} left />}
      {shields > 0 && (
        <g transform="translate(70 72) scale(.86)">
          <Cuts of={WEAPON_CUTS.shield} />
        </g>
      )}
      {shields > 1 && (
        <g transform="translate(-6 72) scale(.86)">
          <Cuts of={WEAPON_CUTS.shield} />
        </g>
      )}
    </>
  )
}
