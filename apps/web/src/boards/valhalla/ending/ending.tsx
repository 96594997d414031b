import type { PointSource, View } from '@meadhall/game-valhalla'
import type { Outcome, Seat } from '@meadhall/kernel'
import { type ReactNode, useEffect, useRef } from 'react'
import { MonsterArt } from '../../../art/valhalla/monsters.tsx'
import { useWords } from '../../../i18n/words.ts'
import type { GameInfo } from '../../../sources/source.ts'
import { useTable, useTableContext } from '../../../table/context.tsx'
import { Cover } from '../../../table/cover.tsx'
import { ranking } from '../../../table/ending/standing.ts'
import { RematchButton } from '../../../table/rematch-button.tsx'
import { useSeatKey, useSeatName } from '../../../table/seats.ts'
import type { EndingProps } from '../../board.ts'
import './ending.css'
import { takenOf } from '../players/player-marks.tsx'
import { Shield } from '../players/shield.tsx'
import { atTheTop, type Points, pointsBySource, sourcesIn, sumOf } from './ending-scores.ts'
import { ScoreChart } from './score-chart.tsx'

/** How the game ended: who won and why, in a picture and in numbers. */
export function Ending({ info, moment, log }: EndingProps) {
  const view = moment.view as View
  const { outcome } = moment
  if (outcome === null) return null
  if (view.monster !== null) return <SoloEnding view={view} info={info} />
  const points = pointsBySource(log, info.seats.length)
  const sources = sourcesIn(points)
  const order = ranking(outcome)
  return (
    <Sheet info={info} title={<Winners outcome={outcome} view={view} />}>
      <TieBreak outcome={outcome} view={view} />
      <ScoreChart points={points} order={order} sources={sources} />
      <ScoreTable {...{ points, order, sources, outcome, view }} />
    </Sheet>
  )
}

interface SheetProps {
  readonly info: GameInfo
  readonly title: ReactNode
  readonly children: ReactNode
}

function Sheet({ info, title, children }: SheetProps) {
  const { t } = useWords()
  const { store } = useTableContext()
  const isTape = useTable(({ source }) => source.tape !== undefined)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <Cover label={t('vh.ending')} className="vh-ending">
      <div className="vh-ending-sheet">
        <h2 ref={head} tabIndex={-1}>
          {title}
        </h2>
        {children}
        <nav className="vh-ending-ways" aria-label={t('vh.ending.ways')}>
          <RematchButton />
          <button
            type="button"
            className="button"
            onClick={() => store.setState({ isEndingClosed: true })}
          >
            {t('vh.ending.look')}
          </button>
          {!isTape && (
            <a className="button" href={`/replay/${info.id}`}>
              {t('vh.ending.replay')}
            </a>
          )}
          <a className="button" href="/new/valhalla">
            {t('vh.ending.new')}
          </a>
          <a className="button" href="/">
            {t('vh.ending.home')}
          </a>
        </nav>
      </div>
    </Cover>
  )
}

interface OverProps {
  readonly outcome: Outcome
  readonly view: View
}

function Winners({ outcome, view }: OverProps) {
  const { t } = useWords()
  const keyOf = useSeatKey()
  const { winners, scores } = outcome
  const score = scores[winners[0] ?? 0] ?? 0
  const params = { seat: winners.map(keyOf).join(' '), score }
  if (winners.length === 1) return t('vh.ending.won', params)
  const isPair = view.options.pairs === 'alliance' && winners.length === 2
  return t(isPair ? 'vh.ending.pair' : 'vh.ending.shared', params)
}

/** VH-53: what decided between equal scores. */
function TieBreak({ outcome, view }: OverProps) {
  const { t } = useWords()
  const nameOf = useSeatName()
  const isAlliance = view.options.pairs === 'alliance'
  const top = atTheTop(outcome)
  if (top.length < (isAlliance ? 3 : 2)) return null
  return (
    <div className="vh-ending-tie">
      <p>{t(outcome.winners.length === top.length ? 'vh.ending.tied' : 'vh.ending.tie')}</p>
      <ul>
        {top.map((seat) => (
          <li key={seat}>
            {t('vh.ending.tie-line', {
              name: { literal: nameOf(seat) },
              taken: takenBy(view, seat),
              own: view.players[seat]?.shields ?? 0,
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

function takenBy(view: View, seat: Seat): number {
  const player = view.players[seat]
  return player === undefined ? 0 : takenOf(player)
}

interface ScoreTableProps extends OverProps {
  readonly points: readonly Points[]
  readonly order: readonly Seat[]
  readonly sources: readonly PointSource[]
}

function ScoreTable({ points, order, sources, outcome, view }: ScoreTableProps) {
  const { t, say } = useWords()
  const nameOf = useSeatName()
  const isAlliance = view.options.pairs === 'alliance'
  const rows: readonly (readonly [string, (seat: Seat) => number, string?])[] = [
    ...sources.map((source) => {
      const of = (seat: Seat) => points[seat]?.[source] ?? 0
      return [say({ key: `source.${source}` }), of] as const
    }),
    [t('vh.ending.sum'), (seat) => sumOfSeat(points, seat), 'sum'],
    ...(isAlliance
      ? [[t('vh.ending.pair-sum'), (seat: Seat) => outcome.scores[seat] ?? 0, 'sum'] as const]
      : []),
    [t('vh.mark.captured'), (seat) => takenBy(view, seat), 'note'],
    [t('vh.mark.shields'), (seat) => view.players[seat]?.shields ?? 0, 'note'],
  ]
  return (
    <table className="vh-scores">
      <caption className="visually-hidden">{t('vh.ending.table')}</caption>
      <thead>
        <tr>
          <td />
          {order.map((seat) => (
            <th key={seat} scope="col" data-won={outcome.winners.includes(seat) || undefined}>
              <Shield seat={seat} size={22} />
              <span>{nameOf(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, of, kind]) => (
          <tr key={name} data-kind={kind}>
            <th scope="row">{name}</th>
            {order.map((seat) => (
              <td key={seat}>{of(seat)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function sumOfSeat(points: readonly Points[], seat: Seat): number {
  const own = points[seat]
  return own === undefined ? 0 : sumOf(own)
}

interface SoloEndingProps {
  readonly view: View
  readonly info: GameInfo
}

const CARDS = 6

/** Won or lost against the monster, and why (VH-105, VH-106). */
function SoloEnding({ view, info }: SoloEndingProps) {
  const { t, say } = useWords()
  const { monster } = view
  if (monster === null) return null
  const name = { literal: say({ key: `monster.${monster.id}.name` }) }
  const hasWon = monster.result > 0
  const left = view.players[0]?.shields ?? 0
  const fate = monster.lastStand ? 'stand' : 'deck'
  const why = left === 0 ? 'shields' : fate
  const beaten = CARDS - monster.stack.length
  return (
    <Sheet info={info} title={t(hasWon ? 'vh.ending.solo-won' : 'vh.ending.solo-lost', { name })}>
      <div className="vh-ending-monster" data-won={hasWon || undefined}>
        <MonsterArt monster={monster.id} />
      </div>
      <p>{t(hasWon ? 'vh.ending.solo.won' : `vh.ending.solo.${why}`, { name })}</p>
      <dl className="vh-ending-facts">
        <Fact name={t('vh.ending.cards')} value={`${beaten} / ${CARDS}`} />
        <Fact name={t('vh.mark.shields')} value={`${left}`} />
        <Fact name={t('vh.mark.deck')} value={`${view.deck}`} />
        <Fact name={t('vh.mark.level')} value={'I'.repeat(view.options.difficulty)} />
      </dl>
    </Sheet>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
