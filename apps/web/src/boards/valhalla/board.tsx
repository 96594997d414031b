import type { View } from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import { WOOD_GRAIN } from '../../art/common/textures.ts'
import { Battle } from './battle/battle.tsx'
import type { BoardProps } from './game.ts'
import './board.css'
import { LastBattle } from './battle/last-battle.tsx'
import { Centre } from './centre/centre.tsx'
import { Hand } from './hand/hand.tsx'
import { Tray } from './hand/tray.tsx'
import { MonsterPanel } from './monster/monster.tsx'
import { MonsterStack } from './monster/monster-stack.tsx'
import { Chips } from './players/chips.tsx'
import { PlayerBoard } from './players/player-board.tsx'

/** What lies in the middle of the table. */
export function Status(props: BoardProps) {
  return (
    <Centre view={props.moment.view}>
      <LastBattle {...props} />
    </Centre>
  )
}

/** All players in turn order, as badges that open their boards; alone, what the monster still has. */
export function Rivals(props: BoardProps) {
  const view = props.moment.view
  return (
    <div className="vh-rivals column">
      <Chips view={view} seats={view.players.map((_, seat) => seat)} />
      <MonsterStack view={view} />
    </div>
  )
}

/** The squads of all; in a battle, the battle. What is laid out to choose from has its place in both. */
export function Stage(props: BoardProps) {
  const view = props.moment.view
  const decision = props.moment.decision
  const tray = <Tray view={view} decision={decision} />
  return (
    <div
      className="vh-stage"
      data-battle={view.battle !== null || undefined}
      style={{ '--vh-grain': WOOD_GRAIN }}
    >
      {view.battle === null ? (
        <>
          <Squads view={view} />
          {tray}
        </>
      ) : (
        <Battle {...props}>{tray}</Battle>
      )}
    </div>
  )
}

function Squads({ view }: { readonly view: View }) {
  const { viewer } = view
  return (
    <>
      <Others view={view} />
      {view.monster !== null && <MonsterPanel view={view} />}
      {viewer !== null && <PlayerBoard view={view} seat={viewer} size="large" />}
    </>
  )
}

/** The other seats, beginning with the next one; for somebody who only watches, all of them. */
function othersOf({ players, viewer }: View): Seat[] {
  const count = players.length
  const from = viewer ?? -1
  const seats = Array.from({ length: count }, (_, step) => (from + 1 + step) % count)
  return seats.filter((seat) => seat !== viewer)
}

function Others({ view }: { readonly view: View }) {
  const others = othersOf(view)
  if (others.length === 0) return null
  return (
    <div className="vh-others">
      {others.map((seat) => (
        <PlayerBoard key={seat} view={view} seat={seat} size="small" />
      ))}
    </div>
  )
}

/** The viewer's hand. */
export function Own(props: BoardProps) {
  return <Hand view={props.moment.view} />
}
