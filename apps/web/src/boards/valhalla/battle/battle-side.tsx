import {
  type BattleSeen,
  countCards,
  type JarlId,
  jarlName,
  type SideSeen,
  sideWorth,
  strengthLines,
  type View,
} from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import { JarlPortrait } from '../../../art/valhalla/portraits.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Each } from '../../../kit/each.tsx'
import { seatColour } from '../../../kit/seat-colour.ts'
import { FocusGroup } from '../../../table/keyed/focus-group.tsx'
import { usePeek } from '../../../table/peek.tsx'
import { useSeatName } from '../../../table/seats.ts'
import { useTarget } from '../../../table/target.ts'
import { target } from '../answers/targets.ts'
import { CardChip } from '../cards/card-chip.tsx'
import { fitting } from '../cards/fitting.ts'
import { Shield } from '../players/shield.tsx'
import { phaseSide, squadsOf } from './battle-shape.ts'
import './battle-side.css'
import { BattleWarrior } from './battle-warrior.tsx'

interface BattleSideProps {
  readonly view: View
  readonly battle: BattleSeen
  readonly side: SideSeen
  readonly index: number
}

/** One fighter: who it is and how, the squad with the dice on it, and what else counts. */
export function BattleSide({ view, battle, side, index }: BattleSideProps) {
  const nameOf = useSeatName()
  const style = seatColour(side.seat)
  const squads = squadsOf(view, side)
  return (
    <section
      className="vh-bt-side"
      style={style}
      data-own={side.seat === view.viewer || undefined}
      data-active={phaseSide(view) === index || undefined}
      data-lost={(battle.winner >= 0 && battle.winner !== index) || undefined}
      aria-label={nameOf(side.seat)}
    >
      <FocusGroup label={nameOf(side.seat)} className="vh-bt-side-inside">
        <Fighter view={view} battle={battle} side={side} index={index} />
        <div className="vh-bt-lines">
          {squads.map((seat) => (
            <Line key={seat} view={view} side={side} index={index} seat={seat} />
          ))}
        </div>
        <Extras view={view} side={side} />
      </FocusGroup>
    </section>
  )
}

/** The head of a side: what one points at to support it or to bet on it. */
function Fighter({ view, battle, side, index }: BattleSideProps) {
  const { t } = useWords()
  const nameOf = useSeatName()
  const { state, props } = useTarget(target.seat(side.seat))
  const player = view.players[side.seat]
  const role = battle.kind === 'ragnarok' ? 'vh.role.ragnarok' : (`vh.role.${side.role}` as const)
  const name = nameOf(side.seat)
  const shields = t('vh.shields', { own: player?.shields ?? 0, taken: taken(player?.captured) })
  const strength = t('vh.battle.strength', { strength: sideWorth(view, index) })
  return (
    <div className="vh-bt-fighter row">
      {player?.jarl && <SideJarl jarl={player.jarl} off={side.jarlOff} half={side.half} />}
      <div className="vh-bt-name" {...props}>
        <b>{name}</b>
        <small>{t(role)}</small>
        <span className="visually-hidden">{strength}</span>
        {state === 'open' && <span className="vh-plate-open">{t('vh.choose')}</span>}
      </div>
      <span className="vh-bt-shields" role="img" aria-label={shields} title={shields}>
        <Shield seat={side.seat} size="1.25rem" />
        {player?.shields ?? 0}
      </span>
      {battle.kind === 'ragnarok' && <b className="vh-duel-total">{sideWorth(view, index)}</b>}
    </div>
  )
}

const taken = (captured: readonly number[] = []): number =>
  captured.reduce((sum, count) => sum + count, 0)

interface SideJarlProps {
  readonly jarl: JarlId
  readonly off: number
  readonly half: SideSeen['half']
}

function SideJarl({ jarl, off, half }: SideJarlProps) {
  const { t, say } = useWords()
  const peek = usePeek(jarlName(jarl))
  const note = off > 0 ? t(off > 1 ? 'vh.battle.jarl-off' : 'vh.battle.jarl-half-off') : ''
  const chosen = half === 'none' ? '' : say({ key: `jarl.${jarl}.${half}` })
  const label = [say({ key: jarlName(jarl) }), note, chosen].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      className="vh-bt-jarl filled"
      data-off={off || undefined}
      aria-label={label}
      {...peek}
    >
      <JarlPortrait jarl={jarl} />
    </button>
  )
}

interface LineProps {
  readonly view: View
  readonly side: SideSeen
  readonly index: number
  readonly seat: Seat
}

/** The warriors of one squad; a partner's stand behind. */
function Line({ view, side, index, seat }: LineProps) {
  const { t } = useWords()
  const nameOf = useSeatName()
  const squad = view.players[seat]?.squad ?? []
  const count = squad.filter((fighter) => fighter !== null).length
  const isPartner = seat !== side.seat
  if (isPartner && count === 0) return null
  return (
    <div className="vh-bt-line" data-partner={isPartner || undefined} style={fitting(count)}>
      {isPartner && (
        <small className="vh-bt-partner cut">
          {t('vh.battle.partner', { name: { literal: nameOf(seat) } })}
        </small>
      )}
      {count === 0 && <p className="vh-bt-nobody">{t('vh.battle.nobody')}</p>}
      <div className="vh-fit">
        <Each of={squad}>
          {(fighter, space) => {
            if (fighter === null) return null
            const props = { view, side, index, seat, space, fighter }
            return <BattleWarrior {...props} />
          }}
        </Each>
      </div>
    </div>
  )
}

interface ExtrasProps {
  readonly view: View
  readonly side: SideSeen
}

/** Tactics, Thor's cards, the Jarl and whatever else counts, line by line. */
function Extras({ view, side }: ExtrasProps) {
  const { t } = useWords()
  const nameOf = useSeatName()
  const values = new Map<string, number>()
  const lines = strengthLines(view, side)
  for (const line of lines)
    if (line.kind === 'tactic' || line.kind === 'thor') values.set(line.card, line.value)
  const signed = (value: number | undefined) => (value ? `+${value}` : undefined)
  const aside = countCards(side.aside)
  return (
    <div className="vh-bt-extras flow tight">
      <Each of={side.tactics} by={(card) => card}>
        {(card) => <CardChip card={card} {...valued(signed(values.get(card)))} />}
      </Each>
      {side.thor.map(({ card, by }) => (
        <span key={`${card}/${by}`} className="vh-bt-note" title={nameOf(by)}>
          <CardChip card={card} {...valued(signed(values.get(card)))} />
        </span>
      ))}
      {lines.map((line) =>
        line.kind === 'jarl' || line.kind === 'valhalla' ? (
          <span key={line.kind} className="vh-bt-note">
            {t(`vh.line.${line.kind}`)} <b>{line.value < 0 ? line.value : `+${line.value}`}</b>
          </span>
        ) : null,
      )}
      {side.lostDice > 0 && (
        <span className="vh-bt-note">{t('vh.battle.lost-dice', { count: side.lostDice })}</span>
      )}
      {side.extraDice > 0 && (
        <span className="vh-bt-note">{t('vh.battle.extra-dice', { count: side.extraDice })}</span>
      )}
      {aside > 0 && <span className="vh-bt-note">{t('vh.battle.aside', { count: aside })}</span>}
      {side.jarlOff > 0 && (
        <span className="vh-bt-note" data-bad="true">
          {t(side.jarlOff > 1 ? 'vh.battle.jarl-off' : 'vh.battle.jarl-half-off')}
        </span>
      )}
    </div>
  )
}

const valued = (value: string | undefined) => (value === undefined ? {} : { value })
