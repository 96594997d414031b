import type { DieKind, Face } from '@meadhall/game-valhalla'
import type { Cut } from './cut.ts'
import './dice.css'
import { Cuts, Sign64, type SvgProps } from './ink.tsx'
import { WeaponShape } from './weapons.tsx'

/** Letters cut with straight strokes, like runes: S, A, P, B, H and a dash. */
const MARKS: Readonly<Record<Face, string>> = {
  sword: 'M55.5 42l-8.5-1-1 5 9 4-1 5-9 0',
  axe: 'M45 56l5-16 5.5 16M47 51l7 0',
  spear: 'M47 57l0-16 8 2 0 5-8 2',
  bow: 'M47 41l0 15 8-2 0-4-8-2 7-2 0-4-7-1Z',
  shield: 'M46 40l0 17M55 40l0 17M46 47l9 3',
  miss: 'M45 49l11 0',
}

const FACES: readonly Face[] = ['sword', 'axe', 'spear', 'bow', 'shield', 'miss']

const BODY: Readonly<Record<DieKind, { edge: string; top: string; wear: readonly Cut[] }>> = {
  own: {
    edge: 'M11 1L53 1.5Q63 2 62.5 12L63 52Q63 63 52 62.5L12 63Q1 63 1.5 52L1 12Q1 1 11 1Z',
    top: 'M13 4l38 0q8.5 1 8.5 9l.5 37q-1 9-10 9l-36 .5q-9-.5-9.5-9.5l-.5-36q1-9 9-10Z',
    wear: [
      '%.28M5 50l4 2-3 3ZM47 4l4 4 3-3ZM4 20l3 2-3 3Z',
      '%.14M60 16l-3 14 3 10ZM20 59.5l10-2.5 14 2.5Z',
      '+.7M8 9L24 6L12 9L9 20Z',
    ],
  },
  grey: {
    edge: 'M9 2l21-1 25 2 7 8 1 23-2 21-8 7-25 1-20-2-6-8-1-23 2-21Z',
    top: 'M11 5l19-1 23 2 6 7 1 21-2 18-7 7-23 .5-17-1.5-6-7-1-21 2-18Z',
    wear: [
      '%.4M4 30l8 3-3 2 6 6-7-4ZM53 6l-3 6 4 3-3 2 6-4ZM28 59l3-5 2 5Z',
      '%.5M14 10l2-1-1 3ZM22 55l2-1 0 3ZM56 28l2-1-1 4ZM9 20l2-1-1 3Z',
      '+.45M10 11L26 6.5L14 11L9 24Z',
    ],
  },
  card: {
    edge: 'M16 1l32 1 13 12 2 48-61 1 1-49Z',
    top: 'M17 4l30 1 11 11 2 43-55 1 1-44Z',
    wear: [
      '%.16M5 60l6-8 2 8ZM60 59l-6-9-2 9Z',
      'kM28 7.5q4-3.5 8 0 0 4.5-4 5-4-.5-4-5Z',
      'l1.6M32 8q2-5 8-8M32 8q-1-5-5-8',
    ],
  },
}

const TONES: Readonly<Record<DieKind, { fill: string; edge: string; ink: string }>> = {
  own: {
    fill: 'var(--die-fill, var(--vh-bone))',
    edge: 'var(--die-fill, var(--vh-bone-shade))',
    ink: 'var(--die-ink, var(--vh-line))',
  },
  grey: { fill: 'var(--vh-stone)', edge: 'var(--vh-stone-shade)', ink: 'var(--vh-line)' },
  card: { fill: 'var(--vh-parchment)', edge: 'var(--vh-wood)', ink: 'var(--vh-wood-shade)' },
}

export interface DieFaceProps {
  readonly face: Face
  readonly kind?: DieKind | undefined
}

/**
 * A die's face in a box of 64 × 64. Own dice are bone, or a seat's colour with `--die-fill` (then
 * set `--die-ink: var(--on-clan)`); grey dice are chipped stone, a card is a parchment tag.
 */
export function DieFaceShape({ face, kind = 'own' }: DieFaceProps) {
  const { edge, top, wear } = BODY[kind]
  const tones = TONES[kind]
  const style = { color: tones.ink, '--sign-cut': tones.fill }
  const place = kind === 'card' ? 'translate(9 14) scale(.62)' : 'translate(4 4.5) scale(.71)'
  return (
    <g style={style}>
      <path d={edge} fill={tones.edge} stroke="var(--vh-line)" strokeWidth="2" />
      <path d={edge} fill="var(--vh-line)" opacity=".22" />
      <path d={top} fill={tones.fill} />
      <Cuts of={wear} />
      <g transform={place} opacity={face === 'miss' ? 0.62 : 1}>
        <g color={tones.ink}>
          <WeaponShape face={face} mono />
        </g>
      </g>
      <path
        d={MARKS[face]}
        fill="none"
        stroke={tones.fill}
        strokeWidth="9"
        strokeLinejoin="round"
      />
      <path d={MARKS[face]} fill="none" stroke={tones.ink} strokeWidth="3.2" />
    </g>
  )
}

export function DieFace({ size, className, ...shape }: DieFaceProps & SvgProps) {
  return (
    <Sign64 size={size ?? 48} className={className}>
      <DieFaceShape {...shape} />
    </Sign64>
  )
}

export interface DieCubeProps extends DieFaceProps, SvgProps {
  readonly rolling?: boolean | undefined
  /** Which of a handful it is: dice beside each other tumble differently. */
  readonly index?: number | undefined
}

/** A die that tumbles while `rolling` and comes to rest with `face` in front. */
export function DieCube({ face, kind, rolling = false, index = 0, size = 48 }: DieCubeProps) {
  const side = typeof size === 'number' ? `${size}px` : size
  const style = { '--cube': side, '--toss': index % 4 }
  const others = FACES.filter((other) => other !== face)
  return (
    <span className="vh-die" style={style} data-rolling={rolling} aria-hidden="true">
      <span className="vh-cube" data-toss={index % 3}>
        {(rolling ? [face, ...others] : [face]).map((shown, side) => (
          <span key={shown} className="vh-side" data-side={side}>
            <DieFace face={shown} kind={kind} size="100%" />
          </span>
        ))}
      </span>
    </span>
  )
}
