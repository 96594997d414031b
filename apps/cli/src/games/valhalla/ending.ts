import {
  jarlName,
  POINT_SOURCES,
  type PointSource,
  type State,
  type ValhallaEvent,
} from '@meadhall/game-valhalla'
import { at, type Outcome, type Seat } from '@meadhall/kernel'
import { winnerText } from '../../play/winners.ts'
import { rule, WIDTH, wrap } from '../../text/layout.ts'
import { gridLines } from '../../text/table-layout.ts'
import { type Face, nameOf, playerName } from './face.ts'

export type PointsBySource = Record<PointSource, number>

/** Where the points of each player came from, by the events of the count. */
export function pointsBySource(
  events: readonly ValhallaEvent[],
  players: number,
): PointsBySource[] {
  const sums = Array.from(
    { length: players },
    (): PointsBySource => ({
      warriors: 0,
      discard: 0,
      mission: 0,
      thor: 0,
      shields: 0,
      sets: 0,
      king: 0,
    }),
  )
  for (const event of events) {
    if (event.type === 'points') at(sums, event.seat)[event.source] += event.amount
  }
  return sums
}

/** Taken from the discard pile is counted with the warriors: it never has points of its own. */
const SHOWN = POINT_SOURCES.filter((source) => source !== 'discard')

/** Final scores, winners, and where the points came from. */
export function endingLines(
  face: Face,
  state: Readonly<State>,
  outcome: Outcome,
  events: readonly ValhallaEvent[],
  seat: Seat,
): string[] {
  const { t } = face
  if (state.monster !== null) return [rule(t('cli.the-end')), ...soloLines(face, state, outcome)]
  return [
    rule(t('cli.the-end')),
    ...wrap(face.paint.strong(winnersIn(face, state, outcome)), WIDTH),
    ownLine(face, state, outcome, seat),
    ...tableLines(face, state, outcome, events),
    ...(state.options.pairs === 'alliance' ? [t('cli.vh.allies')] : []),
  ].flatMap((line) => wrap(line, WIDTH, '  '))
}

function soloLines(
  face: Face,
  { monster, options, players }: State,
  { winners }: Outcome,
): string[] {
  const name = nameOf(face, `monster.${options.monster}.name`)
  const left = monster?.stack.length ?? 0
  const text =
    winners.length > 0
      ? face.t('cli.vh.beaten', { name })
      : face.t('cli.vh.monster-wins', { name, count: left })
  const shields = players[0]?.shields ?? 0
  const { difficulty } = options
  return [face.paint.strong(text), face.t('cli.vh.solo', { shields, difficulty })]
}

function tableLines(
  face: Face,
  state: Readonly<State>,
  { scores }: Outcome,
  events: readonly ValhallaEvent[],
): string[] {
  const sums = pointsBySource(events, state.players.length)
  const order = scores.map((_, seat) => seat).toSorted((a, b) => at(scores, b) - at(scores, a))
  const titles = SHOWN.map((source) => face.t(`cli.vh.source.${source}`))
  const rows = order.map((seat) => {
    const values = SHOWN.map((source) => at(sums, seat)[source])
    return [playerName(face, seat), ...[at(scores, seat), ...values].map(String)]
  })
  const heading = [face.t('cli.vh.column.player'), face.t('cli.vh.points'), ...titles]
  const [head = '', ...lines] = gridLines({ heading, rows })
  return [face.paint.strong(head), ...lines]
}

function winnersIn(face: Face, { options }: Readonly<State>, { winners }: Outcome): string {
  const names = winners.map((seat) => playerName(face, seat))
  const isTogether = options.pairs === 'alliance' && names.length === 2
  return winnerText(face.speech, names, isTogether ? 'together' : 'shared')
}

/** How the player at the terminal did; allies have one place together. */
function ownLine(face: Face, state: Readonly<State>, { scores }: Outcome, seat: Seat): string {
  const own = at(scores, seat)
  const size = state.options.pairs === 'alliance' ? 2 : 1
  const rank = scores.filter((other) => other > own).length / size + 1
  const { jarl } = at(state.players, seat)
  const who =
    jarl === null
      ? face.t('cli.vh.own.you')
      : face.t('cli.vh.own.jarl', { jarl: nameOf(face, jarlName(jarl)) })
  return face.t('cli.vh.own', { who, rank, count: scores.length / size, points: own })
}
