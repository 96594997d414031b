import type { CardId, ClanId, JarlId, Weapon } from '@meadhall/game-valhalla'
import type { CSSProperties } from 'react'
import type { Cut } from './cut.ts'
import { Cuts, type SvgProps } from './ink.tsx'
import { ArmsBefore, ArmsBehind } from './portrait-arms.tsx'
import { DRESSES, GLOW, GROUNDS, HIGH_SEAT, NECK, REGALIA, WINGS } from './portrait-dress.ts'
import { dwarfCuts } from './portrait-dwarf.ts'
import { BEARDS, eyes, head, MARKS, mouth, nose } from './portrait-face.ts'
import { giantCuts } from './portrait-giant.ts'
import { BACK_HAIR, braid, TOP_HAIR } from './portrait-hair.ts'
import { HELMS } from './portrait-helms.ts'
import {
  isChosen,
  jarlLook,
  type Look,
  numberOf,
  tintsOf,
  warriorLook,
  womanOf,
} from './portrait-looks.ts'

interface FrameProps extends SvgProps {
  readonly ground: string
  readonly clan: ClanId
  readonly style: CSSProperties
  readonly children: React.ReactNode
}

function Frame({ ground, clan, style, size, className, children }: FrameProps) {
  const vars = { '--vh-clan': `var(--vh-${clan})`, ...style }
  return (
    <svg
      viewBox="0 0 120 120"
      // In a box of another shape the face is what stays in sight.
      preserveAspectRatio="xMidYMin slice"
      width={size ?? '100%'}
      height={size}
      className={className}
      style={vars}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0L120 0L120 120L0 120Z" fill="var(--vh-clan)" />
      <Cuts of={GLOW} />
      <Cuts of={GROUNDS[ground] ?? []} />
      {children}
    </svg>
  )
}

const part = (parts: Readonly<Record<string, readonly Cut[]>>, name: string): readonly Cut[] =>
  parts[name] ?? []

function Bust({ look }: { look: Look }) {
  const { build, helm } = look
  const bare = helm === 'none' || helm === 'circlet' || helm === 'sun' || helm === 'crown'
  return (
    <>
      <Cuts of={part(BACK_HAIR, look.back)} />
      <Cuts of={look.dress === 'regalia' ? REGALIA : part(DRESSES, look.dress)} />
      <Cuts of={NECK} />
      <Cuts of={head(build)} />
      <Cuts of={part(MARKS, look.mark)} />
      <Cuts of={eyes(build)} />
      <Cuts of={[...nose(build), ...mouth(build)]} />
      <Cuts of={part(BEARDS, look.beard)} />
      {bare && <Cuts of={part(TOP_HAIR, look.top)} />}
      {look.braids && <Cuts of={[...braid(36, 58, 5), ...braid(84, 58, 5)]} />}
      <Cuts of={part(HELMS, helm)} />
    </>
  )
}

export interface WarriorPortraitProps extends SvgProps {
  readonly card: CardId
  readonly clan: ClanId
  /** The weapons it needs, as far as it needs certain ones: shown in its hands. */
  readonly weapons?: readonly Weapon[] | undefined
}

/** A warrior, put together from parts by its id: always the same face for the same card. */
export function WarriorPortrait({
  card,
  clan,
  weapons = [],
  size,
  className,
}: WarriorPortraitProps) {
  const n = numberOf(card)
  const svg = { ground: clan, clan, size, className, style: tintsOf(card, clan) }
  if (clan === 'giant' || clan === 'dwarf') {
    const layers = (clan === 'giant' ? giantCuts : dwarfCuts)(n, womanOf(card))
    return (
      <Frame {...svg}>
        <ArmsBehind weapons={weapons} />
        <g transform={n % 2 === 0 && clan === 'giant' ? 'translate(120 0) scale(-1 1)' : undefined}>
          <Cuts of={layers.flat()} />
        </g>
        <ArmsBefore weapons={weapons} />
      </Frame>
    )
  }
  return (
    <Frame {...svg}>
      {isChosen(card) && <Cuts of={WINGS} />}
      <g transform={n % 2 === 0 ? 'translate(120 0) scale(-1 1)' : undefined}>
        <ArmsBehind weapons={weapons} />
        <Bust look={warriorLook(card, clan, weapons.length)} />
        <ArmsBefore weapons={weapons} />
      </g>
    </Frame>
  )
}

export interface JarlPortraitProps extends SvgProps {
  readonly jarl: JarlId
}

/** A Jarl on the high seat, in fur and gold. */
export function JarlPortrait({ jarl, size, className }: JarlPortraitProps) {
  const look = jarlLook(jarl)
  return (
    <Frame ground="jarl" clan={look.clan} style={look.tints} size={size} className={className}>
      <Cuts of={HIGH_SEAT} />
      <Bust look={look} />
    </Frame>
  )
}
