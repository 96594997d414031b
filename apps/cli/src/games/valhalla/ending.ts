import {
  jarlName,
  POINT_SOURCES,
  type PointSource,
  type State,
  type ValhallaEvent,
} from '@meadhall/game-valhalla'
import { at, type Outcome, type Seat } from '@meadhall/kernel'
import { counted, padEnd, padStart, rule, WIDTH, wrap } from '../../text/layout.ts'
import { type Face, nameOf, playerName } from './face.ts'

const TITLES: Readonly<Record<PointSource, string>> = {
  warriors: 'Warriors',
  discard: 'Discard',
  mission: 'Missions',
  thor: 'Thor',
  shields: 'Shields',
  sets: 'Sets',
  king: 'King',
}
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
const NAME = 16
const CELL = 9

/** Final scores, winners, and where the points came from. */
export function endingLines(
  face: Face,
  state: Readonly<State>,
  outcome: Outcome,
  events: readonly ValhallaEvent[],
  seat: Seat,
): string[] {
  if (state.monster !== null) return [rule('The end'), ...soloLines(face, state, outcome)]
  return [
    rule('The end'),
    ...wrap(face.paint.strong(winnerText(face, state, outcome)), WIDTH),
    ownLine(face, state, outcome, seat),
    ...tableLines(face, state, outcome, events),
    ...(state.options.pairs === 'alliance'
      ? ['Allies score together: "Points" is the sum of both, with sets over all their shields.']
      : []),
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
      ? `You have beaten ${name}.`
      : `${name} wins with ${counted(left, 'card')} left.`
  const shields = players[0]?.shields ?? 0
  return [face.paint.strong(text), `Shields left: ${shields}. Difficulty: ${options.difficulty}.`]
}

function tableLines(
  face: Face,
  state: Readonly<State>,
  { scores }: Outcome,
  events: readonly ValhallaEvent[],
): string[] {
  const sums = pointsBySource(events, state.players.length)
  const order = scores.map((_, seat) => seat).toSorted((a, b) => at(scores, b) - at(scores, a))
  const titles = ['Points', ...SHOWN.map((source) => TITLES[source])].map(cell).join('')
  const rows = order.map((seat) => {
    const values = SHOWN.map((source) => at(sums, seat)[source])
    return padEnd(playerName(face, seat), NAME) + [at(scores, seat), ...values].map(cell).join('')
  })
  return [face.paint.strong(padEnd('Player', NAME) + titles), ...rows]
}

function cell(value: string | number): string {
  return padStart(String(value), CELL)
}

function winnerText(face: Face, { options }: Readonly<State>, { winners }: Outcome): string {
  const names = winners.map((seat) => playerName(face, seat))
  if (names.length === 1) return `${names[0]} wins the game.`
  const how =
    options.pairs === 'alliance' && names.length === 2 ? 'win together' : 'share the victory'
  return `${names.join(' and ')} ${how}.`
}

/** How the player at the terminal did; allies have one place together. */
function ownLine(face: Face, state: Readonly<State>, { scores }: Outcome, seat: Seat): string {
  const own = at(scores, seat)
  const size = state.options.pairs === 'alliance' ? 2 : 1
  const rank = scores.filter((other) => other > own).length / size + 1
  const { jarl } = at(state.players, seat)
  const who = jarl === null ? 'You' : `You with ${nameOf(face, jarlName(jarl))}`
  const place = `place ${rank} of ${scores.length / size}`
  return `${who}: ${place} with ${counted(own, 'point')}.`
}
