import {
  cardName,
  type Die,
  diceName,
  dieKey,
  faceName,
  isBlocked,
  kindOf,
  type PlayerSeen,
  type SideSeen,
  sideWorth,
  strengthLines,
  type View,
  worthWith,
} from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import { DieFace } from '../../../art/valhalla/dice.tsx'
import { ValhallaSign } from '../../../art/valhalla/signs.tsx'
import { useWords, type Words } from '../../../i18n/words.ts'
import { Each } from '../../../kit/each.tsx'
import { armedAt, isChosenToLeave, phaseSide } from './battle-shape.ts'
import './battle-warrior.css'
import { useTargetPeek } from '../../../table/target-peek.ts'
import { useWarrior } from '../answers/pointing.ts'
import { CardFace } from '../cards/card.tsx'
import { nameOf } from '../cards/warrior.tsx'

interface BattleWarriorProps {
  readonly view: View
  readonly side: SideSeen
  readonly index: number
  readonly seat: Seat
  readonly space: number
  readonly fighter: NonNullable<PlayerSeen['squad'][number]>
}

/** A warrior in battle: bare, armed with its dice, blocked, leaving. */
export function BattleWarrior(props: BattleWarriorProps) {
  const { view, side, seat, space, fighter } = props
  const words = useWords()
  const { state, props: pointing } = useWarrior(seat, space)
  const status = statusOf(props)
  const armed = armedAt(side, seat, space)
  const gain = state === 'open' && !armed ? gainOf(props) : null
  const label = [nameOf(words, fighter), ...statusSaid(words, status, armed?.dice, gain)].join(' ')
  const peekable = useTargetPeek(pointing, fightingName(props))
  return (
    <div
      className="vh-bt-warrior"
      {...peekable}
      data-armed={armed !== undefined || undefined}
      data-status={status ?? undefined}
    >
      <span className="visually-hidden">{label}</span>
      <CardFace card={fighter.card} size="small" />
      {fighter.tyr !== null && (
        <span className="vh-bt-tyr">
          <ValhallaSign sign="tyr" size="1.2em" />
        </span>
      )}
      {armed !== undefined && <Weapons dice={armed.dice} />}
      {armed !== undefined && <Counts value={countOf(props)} />}
      {gain !== null && (
        <b className="vh-bt-gain" aria-hidden="true">
          +{gain}
        </b>
      )}
      {status !== null && status !== 'armed' && (
        <span className="vh-bt-status" aria-hidden="true">
          {words.t(`vh.status.${status}`)}
        </span>
      )}
      {view.battle?.kind === 'ragnarok' && armed !== undefined && (
        <span className="vh-bt-status" data-good="true" aria-hidden="true">
          {words.t('vh.status.leaving')}
        </span>
      )}
    </div>
  )
}

/** A warrior's card, with where it fights: its peek tells what it counts there. */
function fightingName({ view, fighter, index, seat, space }: BattleWarriorProps): string {
  const name = cardName(fighter.card)
  return view.battle?.kind === 'ragnarok' ? name : `${name}@${index}/${seat}/${space}`
}

type Status = 'armed' | 'blocked' | 'road' | 'denied' | 'leaving'

function statusOf({ view, side, seat, space, fighter }: BattleWarriorProps): Status | null {
  if (isChosenToLeave(view, seat, space)) return 'leaving'
  if (isBlocked(side, { seat, space })) return 'blocked'
  const armed = armedAt(side, seat, space)
  if (armed === undefined) return null
  if (side.onRoad.includes(side.armed.indexOf(armed))) return 'road'
  return side.denied.includes(fighter.card) ? 'denied' : 'armed'
}

/** What arming it would add to what counts now. */
function gainOf({ view, side, index, seat, space }: BattleWarriorProps): number | null {
  if (view.battle === null || phaseSide(view) !== index) return null
  return worthWith(view, side, [{ seat, space }]) - sideWorth(view, index)
}

/** What the warrior counts in this battle. */
function countOf({ view, side, seat, space }: BattleWarriorProps): number | null {
  if (view.battle?.kind === 'ragnarok') return null
  const at = side.armed.findIndex((one) => one.seat === seat && one.space === space)
  return strengthLines(view, side).filter(({ kind }) => kind === 'warrior')[at]?.value ?? null
}

function statusSaid(
  { t }: Words,
  status: Status | null,
  dice: readonly Die[] | undefined,
  gain: number | null,
): string[] {
  const keys = (dice ?? []).map((die) => dieKey(diceName([die]))).join(' ')
  return [
    ...(status === null || status === 'armed' ? [] : [t(`vh.status.${status}`)]),
    ...(dice === undefined ? [] : [t('vh.status.armed', { dice: keys, count: dice.length })]),
    ...(gain === null ? [] : [t('vh.status.gain', { gain })]),
  ]
}

/** The dice that lie on a warrior. */
function Weapons({ dice }: { readonly dice: readonly Die[] }) {
  return (
    <span className="vh-bt-weapons" style={{ '--dice': dice.length }} aria-hidden="true">
      <Each of={dice}>
        {(die) => <DieFace face={faceName(die)} kind={kindOf(die)} size="100%" />}
      </Each>
    </span>
  )
}

/** What it counts with them. */
function Counts({ value }: { readonly value: number | null }) {
  return value === null ? null : (
    <b className="vh-bt-value" aria-hidden="true">
      {value}
    </b>
  )
}
