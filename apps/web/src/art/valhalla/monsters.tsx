import type { MonsterId } from '@meadhall/game-valhalla'
import type { ReactNode } from 'react'
import type { SvgProps } from './ink.tsx'
import { Fenrir } from './monster-fenrir.tsx'
import { Hel } from './monster-hel.tsx'
import { Jormungandr } from './monster-serpent.tsx'
import { Surtr } from './monster-surtr.tsx'

const ART: Readonly<Record<MonsterId, () => ReactNode>> = {
  fenrir: Fenrir,
  jormungandr: Jormungandr,
  hel: Hel,
  surtr: Surtr,
}

const TINTS = { '--vh-clan': '#4f8a6a', '--vh-serpent': '#4f8a6a' }

export interface MonsterArtProps extends SvgProps {
  readonly monster: MonsterId
}

/** A monster of Ragnarök: a large woodcut of 400 × 300. */
export function MonsterArt({ monster, size, className }: MonsterArtProps) {
  const Art = ART[monster]
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      width={size ?? '100%'}
      className={className}
      style={TINTS}
      aria-hidden="true"
      focusable="false"
    >
      <Art />
      <path d="M3 3L397 3L397 297L3 297Z" fill="none" stroke="var(--vh-line)" strokeWidth="6" />
    </svg>
  )
}
