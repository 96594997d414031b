import type { ClanId, Weapon } from '@meadhall/game-valhalla'
import { CLAN_CUTS } from './clan-signs.ts'
import { Cuts, Sign64, type SvgProps } from './ink.tsx'
import { SIGN_CUTS } from './sign-cuts.ts'
import { WeaponShape } from './weapons.tsx'

/** Signs other than clans and weapons. */
export type SignId = keyof typeof SIGN_CUTS
export const SIGN_IDS = Object.keys(SIGN_CUTS) as readonly SignId[]

/**
 * Signs are printed in `currentColor`; their inner cuts show `--sign-cut`, which is to be the
 * ground they lie on (`--raised` unless set).
 */
export function ClanSignShape({ clan }: { clan: ClanId }) {
  return <Cuts of={CLAN_CUTS[clan]} />
}

export function ClanSign({ clan, ...svg }: { clan: ClanId } & SvgProps) {
  return (
    <Sign64 {...svg}>
      <ClanSignShape clan={clan} />
    </Sign64>
  )
}

function WeaponSignShape({ weapon }: { weapon: Weapon }) {
  return <WeaponShape face={weapon} mono />
}

export function WeaponSign({ weapon, ...svg }: { weapon: Weapon } & SvgProps) {
  return (
    <Sign64 {...svg}>
      <WeaponSignShape weapon={weapon} />
    </Sign64>
  )
}

export function ValhallaSignShape({ sign }: { sign: SignId }) {
  return <Cuts of={SIGN_CUTS[sign]} />
}

/** Any sign of the game that is no clan and no weapon, by name. */
export function ValhallaSign({ sign, ...svg }: { sign: SignId } & SvgProps) {
  return (
    <Sign64 {...svg}>
      <ValhallaSignShape sign={sign} />
    </Sign64>
  )
}
