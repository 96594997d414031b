import { CLANS, type ClanId, cardOf, FACES, type Face, isCardId } from '@meadhall/game-valhalla'
import { PROPS } from './card-props.ts'
import { type Item, type Pictured, SCENES } from './card-scenes.ts'
import { type Cut, hatch, rays } from './cut.ts'
import { DieFaceShape } from './dice.tsx'
import { Cuts, type SvgProps } from './ink.tsx'
import { ClanSignShape, SIGN_IDS, ValhallaSignShape } from './signs.tsx'
import { WeaponShape } from './weapons.tsx'

const PLATE = 'M0 0l200 0 0 120-200 0Z'
const FRAME = 'M5 9l4-4 182 0 4 4 0 102-4 4-182 0-4-4Z'

/** Grounds by kind: its colour, and what is carved into it. */
const GROUNDS: Readonly<Record<string, readonly [fill: string, cuts: readonly Cut[]]>> = {
  base: ['var(--dye-red)', [['%', rays(100, 60, 30, 130, 32, 0.05), 0.28]]],
  valkyries: [
    'var(--dye-teal)',
    [
      ['+', rays(100, 130, 30, 180, 30, 0.04), 0.22],
      '+.5M0 120l0-16q30-12 52 0 28-14 52 0 28-12 48 0 26-12 48 0l0 16Z',
    ],
  ],
  dwarves: [
    'var(--dye-violet)',
    [
      '%.4M0 0l200 0 0 120-14 0-10-70-20-22-36-6-36 4-38-2-22 24-10 72-14 0Z',
      ['%', hatch([20, 118], [180, 118], 18, [0, -14], 4), 0.35],
    ],
  ],
  mission: [
    'var(--vh-stone-shade)',
    [
      ['%', hatch([0, 8], [200, 8], 26, [6, 30], 3), 0.3],
      '%.3M14 120l-6-80 22-26 70-6 68 8 24 28-6 76Z',
    ],
  ],
  thor: [
    'var(--vh-night)',
    [
      '+.25M150 0l-22 34 12 0-22 46 40-52-14 0 22-28ZM40 0l-10 22 8 0-14 28 28-32-10 0 10-18Z',
      '%.6M0 22q20-16 44-4 26-16 52 0 28-14 54 0 28-12 50 4l0-22-200 0Z',
      ['+', hatch([10, 116], [190, 110], 16, [-8, -26], 2), 0.16],
    ],
  ],
  tyr: [
    'var(--dye-blue)',
    [
      '%.4M6 120l4-100-6-12 28 0-6 12 4 100ZM170 120l4-100-6-12 28 0-6 12 4 100Z',
      ['+', rays(100, 60, 34, 120, 28, 0.035), 0.18],
    ],
  ],
  loki: [
    'var(--dye-green)',
    [
      '%.4M0 120q10-36 4-58 22 18 18 38 18-12 14-34 22 22 14 42 22-8 20-26 18 16 14 30 16-8 16-22 12 14 10 22 20-10 16-30 20 14 18 26 18-16 14-40 20 20 18 36 14-20 12-42 16 28 12 58Z',
      ['+', rays(100, 50, 40, 130, 26, 0.03), 0.16],
    ],
  ],
}

/** A tactic shows the deck it is from; every other card shows its kind. */
function groundOf(id: Pictured): string {
  if (!isCardId(id)) return 'loki'
  const card = cardOf(id)
  return card.type === 'tactic' ? card.deck : card.type
}

const isFace = (name: string): name is Face => FACES.some((face) => face === name)
const isClan = (name: string): name is ClanId => CLANS.some((clan) => clan === name)

function Thing({ shape }: { shape: string }) {
  const [kind = '', name = ''] = shape.replace(/^-/, '').split(':')
  if (kind === 'p') return <Cuts of={PROPS[name] ?? []} />
  if (kind === 'w' && isFace(name)) return <WeaponShape face={name} />
  if (kind === 'd' && isFace(name)) return <DieFaceShape face={name} />
  if (kind === 'c' && isClan(name)) return <ClanSignShape clan={name} />
  const sign = SIGN_IDS.find((id) => id === name)
  return sign === undefined ? null : <ValhallaSignShape sign={sign} />
}

function Placed({ item: [shape, x, y, scale, turn = 0] }: { item: Item }) {
  const flip = shape.startsWith('-') ? `${-scale} ${scale}` : `${scale}`
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${flip}) translate(-32 -32)`}>
      <Thing shape={shape} />
    </g>
  )
}

export interface TacticArtProps extends SvgProps {
  /** A tactic, mission, Thor's Support, Tyr's or Loki's card. */
  readonly card: Pictured
}

/** The picture of a card that is no warrior: an emblem of what it does, 200 × 120. */
export function TacticArt({ card, size, className }: TacticArtProps) {
  const [fill, cuts] = GROUNDS[groundOf(card)] ?? ['var(--vh-wood)', []]
  const style = {
    color: 'var(--vh-bone)',
    '--sign-cut': fill,
    '--vh-clan': fill,
    '--vh-skin': '#dfae82',
    '--vh-skin-shade': '#b27c52',
  }
  return (
    <svg
      viewBox="0 0 200 120"
      preserveAspectRatio="xMidYMid slice"
      width={size ?? '100%'}
      className={className}
      style={style}
      aria-hidden="true"
      focusable="false"
    >
      <path d={PLATE} fill={fill} />
      <Cuts of={cuts} />
      {SCENES[card].map((item) => (
        <Placed key={item.join()} item={item} />
      ))}
      <path d={FRAME} fill="none" stroke="var(--vh-bone)" strokeWidth="1.4" opacity=".55" />
    </svg>
  )
}
