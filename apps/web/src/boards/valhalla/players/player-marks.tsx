import {
  type Cards,
  countCards,
  gloryOf,
  jarlOf,
  kingLevel,
  type PlayerSeen,
  partnerOf,
  type View,
} from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import { useState } from 'react'
import { ValhallaSign } from '../../../art/valhalla/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Each } from '../../../kit/each.tsx'
import { Times } from '../../../kit/times.tsx'
import { Named } from '../../../table/named.tsx'
import { CardList } from '../cards/card-list.tsx'
import { Sheet } from '../cards/sheet.tsx'
import { aboutKey, Mark } from './marks.tsx'
import { Shield } from './shield.tsx'

interface PlayerProps {
  readonly view: View
  readonly seat: Seat
}

/** The king card that a seat holds, with its level; several kings are possible with six players. */
export function kingOf(view: View, seat: Seat): { readonly level: number } | null {
  const card = view.king?.holders.indexOf(seat) ?? -1
  return card < 0 ? null : { level: view.king?.levels[card] ?? 1 }
}

/** Whose turn it is, or -1. */
export function turnSeat({ frames }: View): Seat {
  return frames.find((frame) => frame.kind === 'turn')?.seat ?? -1
}

/** Everybody who was attacked often enough might be; only a Jarl who minds is (Yrsa). */
function isAngry({ angry, jarl }: PlayerSeen): boolean {
  return angry && jarl !== null && jarlOf(jarl).condition.kind === 'angry'
}

/** What is to be known of a player besides squad, Jarl and shields. */
export function PlayerMarks({ view, seat }: PlayerProps) {
  const { t } = useWords()
  const player = view.players[seat]
  const king = kingOf(view, seat)
  if (player === undefined) return null
  return (
    <div className="vh-marks">
      {view.first === seat && view.players.length > 1 && <Mark mark="first">①</Mark>}
      {view.viewer !== null && partnerOf(view, view.viewer) === seat && (
        <Mark mark="partner">⚭</Mark>
      )}
      {king && (
        <Mark mark="king" value={t('vh.king.level', kingParams(view, king.level))}>
          <ValhallaSign sign="king-of-the-hill" size="1.4em" />
        </Mark>
      )}
      {isAngry(player) && <Mark mark="angry">⚡</Mark>}
      <Mark mark="hand" value={countCards(player.hand)}>
        <ValhallaSign sign="tactic" size="1.2em" />
      </Mark>
      <ValhallaPile cards={player.valhalla} />
    </div>
  )
}

/** The pile of a seat: its number to others, its cards to whoever may see them. */
function ValhallaPile({ cards }: { readonly cards: Cards }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const sign = <ValhallaSign sign="valhalla" size="1.2em" />
  if (typeof cards === 'number')
    return (
      <Mark mark="valhalla" value={cards}>
        {sign}
      </Mark>
    )
  const title = t('vh.valhalla', { glory: cards.reduce((sum, card) => sum + gloryOf(card), 0) })
  return (
    <>
      <button
        type="button"
        className="vh-mark"
        data-mark="valhalla"
        data-opens="true"
        title={title}
        onClick={() => setOpen(true)}
      >
        <Named name={title}>
          {sign}
          <b>{cards.length}</b>
        </Named>
      </button>
      {isOpen && (
        <Sheet title={title} onClose={() => setOpen(false)}>
          <CardList cards={cards} />
        </Sheet>
      )}
    </>
  )
}

function kingParams(view: View, level: number) {
  return { level, glory: kingLevel(view, level).kingGlory }
}

const SHOWN = 3

/** Own shields left, then those taken from each other player. */
export function Shields({ view, seat }: PlayerProps) {
  const { t } = useWords()
  const player = view.players[seat]
  if (player === undefined) return null
  const said = t('vh.shields', { own: player.shields, taken: takenOf(player) })
  return (
    <div
      className="vh-shields row"
      role="img"
      aria-label={said}
      title={`${said} ${t(aboutKey('shields', view.players.length))}`}
    >
      <Times count={player.shields}>{() => <Shield seat={seat} />}</Times>
      {takenOf(player) > 0 && <span className="vh-shields-taken">+</span>}
      <Each of={player.captured}>{(count, from) => <Taken count={count} from={from} />}</Each>
    </div>
  )
}

function Taken({ count, from }: { readonly count: number; readonly from: Seat }) {
  if (count > SHOWN)
    return (
      <span className="vh-taken">
        <Shield seat={from} size="1.15rem" />×{count}
      </span>
    )
  return <Times count={count}>{() => <Shield seat={from} size="1.15rem" />}</Times>
}

export function takenOf({ captured }: PlayerSeen): number {
  return captured.reduce((sum, count) => sum + count, 0)
}
