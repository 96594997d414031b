import {
  countCards,
  type PlayerSeen,
  partnerOf,
  squadSize,
  type View,
} from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import { useEffect, useState } from 'react'
import { ValhallaSign } from '../../../art/valhalla/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/button.tsx'
import { seatColour } from '../../../kit/seat-colour.ts'
import { useTable } from '../../../table/context.tsx'
import { FocusGroup } from '../../../table/keyed/focus-group.tsx'
import { Named } from '../../../table/named.tsx'
import { useSeatName } from '../../../table/seats.ts'
import { useTarget } from '../../../table/target.ts'
import './chips.css'
import { target } from '../answers/targets.ts'
import { JarlPortrait } from '../cards/faces.ts'
import { Sheet } from '../cards/sheet.tsx'
import { PlayerBoard } from './player-board.tsx'
import { kingOf, takenOf, turnSeat } from './player-marks.tsx'
import { Shield } from './shield.tsx'

interface ChipsProps {
  readonly view: View
  readonly seats: readonly Seat[]
}

/** Players in turn order; each opens its board, or is chosen while players are to be chosen. */
export function Chips({ view, seats }: ChipsProps) {
  const { t } = useWords()
  const nameOf = useSeatName()
  const [opened, setOpened] = useState<Seat | null>(null)
  const isAnswering = useTable(({ assembly }) => assembly.picked.length > 0)
  // What was chosen in the sheet is confirmed below it.
  useEffect(() => {
    if (isAnswering) setOpened(null)
  }, [isAnswering])
  return (
    <>
      <FocusGroup label={t('vh.players')} className="vh-chips">
        {seats.map((seat) => (
          <Chip key={seat} view={view} seat={seat} onOpen={() => setOpened(seat)} />
        ))}
      </FocusGroup>
      {opened !== null && (
        // A sheet that closes late must not close the one opened after it.
        <Sheet
          key={opened}
          title={nameOf(opened)}
          onClose={() => setOpened((now) => (now === opened ? null : now))}
        >
          <PlayerBoard view={view} seat={opened} size="large" />
          <AttackButton seat={opened} />
        </Sheet>
      )}
    </>
  )
}

interface ChipProps {
  readonly view: View
  readonly seat: Seat
  readonly onOpen: () => void
}

function Chip({ view, seat, onOpen }: ChipProps) {
  const nameOf = useSeatName()
  const { t } = useWords()
  const { state, props } = useTarget(target.seat(seat))
  const isNaming = useTable(({ assembly, moment }) => {
    return assembly.picked.length > 0 || moment?.decision?.kind !== 'turn'
  })
  const player = view.players[seat]
  if (player === undefined) return null
  const opens = state !== 'open' || !isNaming
  const opening = {
    ...props,
    onClick: onOpen,
    onKeyDown: undefined,
    'aria-disabled': undefined,
    'aria-haspopup': 'dialog',
  } as const
  const style = seatColour(seat)
  const name = t(opens ? 'vh.chip.open' : 'vh.chip.choose', {
    name: { literal: nameOf(seat) },
    warriors: squadSize(player),
    shields: player.shields,
    taken: takenOf(player),
  })
  return (
    <button
      {...(opens ? opening : props)}
      type="button"
      className="vh-chip"
      style={style}
      data-turn={turnSeat(view) === seat || undefined}
    >
      <Named name={name}>
        <span className="vh-chip-in">
          <span className="vh-chip-face filled">
            {player.jarl && <JarlPortrait jarl={player.jarl} />}
          </span>
          <span className="vh-chip-name">{nameOf(seat)}</span>
          <ChipCounts view={view} seat={seat} player={player} />
        </span>
      </Named>
    </button>
  )
}

function isPartner(view: View, seat: Seat): boolean {
  return view.viewer !== null && partnerOf(view, view.viewer) === seat
}

interface ChipCountsProps {
  readonly view: View
  readonly seat: Seat
  readonly player: PlayerSeen
}

/** Shields left and taken, cards in hand and in Valhalla, and what else distinguishes a player. */
function ChipCounts({ view, seat, player }: ChipCountsProps) {
  const taken = takenOf(player)
  return (
    <span className="vh-chip-counts">
      <span>
        <Shield seat={seat} size="1.1em" />
        {player.shields}
        {taken > 0 && `+${taken}`}
      </span>
      <span className="vh-chip-more">
        <ValhallaSign sign="tactic" size="1.1em" />
        {countCards(player.hand)}
      </span>
      <span className="vh-chip-more">
        <ValhallaSign sign="valhalla" size="1.1em" />
        {countCards(player.valhalla)}
      </span>
      {isPartner(view, seat) && <span>⚭</span>}
      {kingOf(view, seat) && <ValhallaSign sign="king-of-the-hill" size="1.1em" />}
    </span>
  )
}

/** In a sheet, pointing at the player needs a plain word. */
function AttackButton({ seat }: { readonly seat: Seat }) {
  const { t } = useWords()
  const { state, props } = useTarget(target.seat(seat))
  if (state !== 'open') return null
  return (
    <Button {...props} look="primary" className="vh-sheet-do" tabIndex={0}>
      {t('vh.do.attack')}
    </Button>
  )
}
