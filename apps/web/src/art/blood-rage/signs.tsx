import type { ClanId, SlotKind, StatId, Token } from '@meadhall/game-blood-rage'
import { DECORATION, type Drawing, Parts } from '../common/parts.tsx'
import { GOD_DRAWINGS, type GodId } from './god-drawings.ts'
import { CLAN_DRAWINGS, SIGN_DRAWINGS, SLOT_DRAWINGS, STAT_DRAWINGS } from './sign-drawings.ts'

/*
 * Every sign is a group in a 64 by 64 box, cut in `currentColor` with lines of `--sign-line`
 * (the ground it lies on: `--raised` unless said).
 */
function Sign({ drawing }: { readonly drawing: Drawing }) {
  return <Parts drawing={drawing} fill="currentColor" line="var(--sign-line, var(--raised))" />
}

export function ClanSign({ clan }: { readonly clan: ClanId }) {
  return <Sign drawing={CLAN_DRAWINGS[clan]} />
}

export function GodSign({ god }: { readonly god: GodId }) {
  return <Sign drawing={GOD_DRAWINGS[god]} />
}

export function StatSign({ stat }: { readonly stat: StatId }) {
  return <Sign drawing={STAT_DRAWINGS[stat]} />
}

export function SlotSign({ slot }: { readonly slot: SlotKind }) {
  return <Sign drawing={SLOT_DRAWINGS[slot]} />
}

export function CardTypeSign({ type }: { readonly type: 'battle' | 'quest' | 'upgrade' }) {
  return <Sign drawing={SIGN_DRAWINGS[type]} />
}

export function GlorySign() {
  return <Sign drawing={SIGN_DRAWINGS.glory} />
}

/** Where Ragnarök will strike. */
export function DoomSign() {
  return <Sign drawing={SIGN_DRAWINGS.doom} />
}

/** A province that is gone. */
export function DestroyedSign() {
  return <Sign drawing={SIGN_DRAWINGS.destroyed} />
}

export function WhiteCircleSign() {
  return <Sign drawing={SIGN_DRAWINGS['white-circle']} />
}

const TOKEN_DRAWINGS: Readonly<Record<Token, Drawing>> = {
  ...STAT_DRAWINGS,
  glory: SIGN_DRAWINGS.glory,
  yggdrasil: SIGN_DRAWINGS.tree,
}

/** A pillage token: a cut disc of wood with what it gives burnt in. Fills the 64 by 64 box. */
export function TokenSign({ token }: { readonly token: Token }) {
  return (
    <g {...DECORATION}>
      <path
        d="M24 2L41 2L54 9L62 23L62 41L54 55L41 62L24 62L10 55L2 41L2 24L10 10Z"
        fill="var(--wood)"
        stroke="var(--line)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx="32" cy="32" r="25.5" fill="none" stroke="var(--on-wood)" strokeWidth="1.6" />
      <g transform="translate(14.5 14.5) scale(.55)">
        <Parts drawing={TOKEN_DRAWINGS[token]} fill="var(--on-wood)" line="var(--wood)" />
      </g>
    </g>
  )
}
