import { type JarlId, jarlName, type View } from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import { useWords } from '../../../i18n/words.ts'
import { seatColour } from '../../../kit/seat-colour.ts'
import { FocusGroup } from '../../../table/keyed/focus-group.tsx'
import { Named } from '../../../table/named.tsx'
import { usePeek } from '../../../table/peek.tsx'
import { useSeatName } from '../../../table/seats.ts'
import { useTarget } from '../../../table/target.ts'
import { JarlPortrait } from '../cards/faces.ts'
import { PlayerMarks, Shields, turnSeat } from './player-marks.tsx'
import { Squad } from './squad.tsx'
import './player.css'
import { target } from '../answers/targets.ts'

interface PlayerBoardProps {
  readonly view: View
  readonly seat: Seat
  /** With the Jarl's text, or with its face alone. */
  readonly size: 'large' | 'small'
}

/** A player's board: who it is, Jarl, squad, shields, and how many cards lie where. */
export function PlayerBoard({ view, seat, size }: PlayerBoardProps) {
  const nameOf = useSeatName()
  const player = view.players[seat]
  if (player === undefined) return null
  const style = seatColour(seat)
  const isLarge = size === 'large'
  return (
    <section
      className="vh-player panel lifted"
      data-size={size}
      data-turn={turnSeat(view) === seat || undefined}
      style={style}
      aria-label={nameOf(seat)}
    >
      <FocusGroup label={nameOf(seat)} className="vh-player-inside">
        <div className="vh-player-head row">
          {player.jarl && !isLarge && <JarlPlate jarl={player.jarl} size={size} />}
          <SeatPlate view={view} seat={seat} />
          <Shields view={view} seat={seat} />
          <PlayerMarks view={view} seat={seat} />
        </div>
        {player.jarl && isLarge && <JarlPlate jarl={player.jarl} size={size} />}
        <Squad view={view} seat={seat} />
      </FocusGroup>
    </section>
  )
}

interface SeatPlateProps {
  readonly view: View
  readonly seat: Seat
}

/** The name of a player: what one points at to attack, support or bet. */
function SeatPlate({ view, seat }: SeatPlateProps) {
  const { t, say } = useWords()
  const nameOf = useSeatName()
  const { state, props } = useTarget(target.seat(seat))
  const jarl = view.players[seat]?.jarl
  const parts = [
    nameOf(seat),
    ...(jarl ? [say({ key: jarlName(jarl) })] : []),
    ...(turnSeat(view) === seat ? [t('vh.mark.turn')] : []),
  ]
  return (
    <div className="vh-plate row" {...props}>
      <Named name={parts.join(', ')}>
        <b>{nameOf(seat)}</b>
        {turnSeat(view) === seat && <span className="vh-plate-turn">{t('vh.mark.turn')}</span>}
        {state === 'open' && <span className="vh-plate-open">{t('vh.choose')}</span>}
      </Named>
    </div>
  )
}

interface JarlPlateProps {
  readonly jarl: JarlId
  readonly size: 'large' | 'small'
}

/** The Jarl that leads a player; its abilities are said on the large board, else on pointing at it. */
function JarlPlate({ jarl, size }: JarlPlateProps) {
  const { say } = useWords()
  const peek = usePeek(jarlName(jarl))
  const name = say({ key: jarlName(jarl) })
  if (size === 'small')
    return (
      <button
        type="button"
        className="vh-jarl-face filled"
        aria-label={name}
        title={name}
        {...peek}
      >
        <JarlPortrait jarl={jarl} />
      </button>
    )
  return (
    <button type="button" className="vh-jarl-plate" {...peek}>
      <span className="vh-jarl-picture filled">
        <JarlPortrait jarl={jarl} />
      </span>
      <b className="vh-jarl-called">{name}</b>
      <span className="vh-jarl-text">
        {say({ key: `jarl.${jarl}.base` })} <em>{say({ key: `jarl.${jarl}.condition` })}</em>{' '}
        {say({ key: `jarl.${jarl}.extended` })}
      </span>
    </button>
  )
}
