import type { GameId } from '@meadhall/games'
import type { ReactNode } from 'react'
import { FigureShape } from '../../art/blood-rage/figures.tsx'
import { DieFaceShape } from '../../art/valhalla/dice.tsx'

const PIECES: Readonly<Record<GameId, () => ReactNode>> = { 'blood-rage': War, valhalla: Dice }

/** A strip above a game's name: its own pieces, as they lie on the table. */
export function OfferArt({ game }: { readonly game: GameId }) {
  return (
    <svg
      className="offer-art"
      viewBox="0 0 480 130"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {PIECES[game]()}
    </svg>
  )
}

const FIGHTERS = [
  ['ship', 6, 'raven', 98],
  ['warrior', 92, 'raven', 74],
  ['leader', 142, 'wolf', 88],
  ['troll', 206, 'serpent', 112],
  ['leader', 300, 'serpent', 88],
  ['warrior', 366, 'bear', 74],
  ['valkyrie', 404, 'bear', 88],
] as const

function War() {
  return (
    <>
      <path
        fill="var(--hill)"
        d="M-480 130V96Q-240 110 0 104Q120 84 240 98T480 92Q720 110 960 96V130Z"
      />
      {FIGHTERS.map(([figure, x, clan, size]) => (
        <g
          key={x}
          transform={`translate(${x} ${122 - size}) scale(${size / 64})`}
          style={{ color: `var(--clan-${clan})` }}
        >
          <FigureShape figure={figure} />
        </g>
      ))}
    </>
  )
}

const ROLL = [
  ['axe', 26, 44, -12, 'own'],
  ['shield', 104, 30, 9, 'own'],
  ['sword', 182, 42, -5, 'grey'],
  ['bow', 262, 28, 14, 'own'],
  ['miss', 340, 46, -8, 'grey'],
  ['spear', 408, 28, 6, 'own'],
] as const

function Dice() {
  return (
    <>
      <path fill="var(--hill)" d="M-480 130V104H960V130Z" />
      {ROLL.map(([face, x, y, turn, kind]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn} 32 32)`}>
          <DieFaceShape face={face} kind={kind} />
        </g>
      ))}
    </>
  )
}
