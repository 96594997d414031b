import type { BloodRageEvent, ClanId, GlorySource, State } from '@meadhall/game-blood-rage'
import { at, type Outcome, type Seat } from '@meadhall/kernel'
import { padEnd, padStart, rule, WIDTH, wrap } from '../../text/layout.ts'
import { type Face, nameOf } from './face.ts'

/** Where Glory can come from; what clans took from each other is a source of its own. */
const SOURCES = [
  'battle',
  'pillage',
  'quest',
  'ragnarok',
  'card',
  'legend',
  'taken',
] as const satisfies readonly (GlorySource | 'taken')[]
type Source = (typeof SOURCES)[number]
export type GloryBySource = Record<Source, number>

const TITLES: Readonly<Record<Source, string>> = {
  battle: 'Battles',
  pillage: 'Pillage',
  quest: 'Quests',
  ragnarok: 'Ragnarök',
  card: 'Cards',
  legend: 'Legends',
  taken: 'Taken',
}

function nothing(): GloryBySource {
  return { battle: 0, pillage: 0, quest: 0, ragnarok: 0, card: 0, legend: 0, taken: 0 }
}

/** Adds up from the events where each clan's Glory came from; the sums are the scores. */
export function gloryBySource(
  events: readonly BloodRageEvent[],
  clans: readonly ClanId[],
): GloryBySource[] {
  const sums = clans.map(nothing)
  const add = (clan: ClanId, source: Source, amount: number): void => {
    at(sums, clans.indexOf(clan))[source] += amount
  }
  for (const event of events) {
    if (event.type === 'glory') add(event.clan, event.source, event.amount)
    else if (event.type === 'glory-stolen') {
      add(event.clan, 'taken', event.amount)
      add(event.from, 'taken', -event.amount)
    }
  }
  return sums
}

/** A name and eight numbers fill a line. */
const NAME = 8
const CELL = 9

/** Final scores, winners, and where the Glory came from. */
export function endingLines(
  face: Face,
  state: Readonly<State>,
  outcome: Outcome,
  events: readonly BloodRageEvent[],
  seat: Seat,
): string[] {
  const clans = state.clans.map((clan) => clan.clan)
  const sums = gloryBySource(events, clans)
  const order = clans
    .map((_, seat) => seat)
    .toSorted((a, b) => score(outcome, b) - score(outcome, a))
  const heading =
    padEnd('Clan', NAME) + ['Glory', ...SOURCES.map((one) => TITLES[one])].map(cell).join('')
  const rows = order.map((other) => {
    const values = SOURCES.map((source) => String(at(sums, other)[source]))
    const name = padEnd(nameOf(face, `clan.${at(clans, other)}`), NAME)
    return name + [String(score(outcome, other)), ...values].map(cell).join('')
  })
  return [
    rule('The end'),
    ...winnerLines(face, clans, outcome),
    ownLine(face, clans, outcome, seat),
    face.paint.strong(heading),
    ...rows,
  ]
}

function score(outcome: Outcome, seat: number): number {
  return at(outcome.scores, seat)
}

function cell(text: string): string {
  return padStart(text, CELL)
}

/** How the player at the terminal did. */
function ownLine(face: Face, clans: readonly ClanId[], outcome: Outcome, seat: Seat): string {
  const own = score(outcome, seat)
  const rank = outcome.scores.filter((other) => other > own).length + 1
  const name = nameOf(face, `clan.${at(clans, seat)}`)
  return `You led ${name}: place ${rank} of ${clans.length} with ${own} Glory.`
}

function winnerLines(face: Face, clans: readonly ClanId[], { winners }: Outcome): string[] {
  const names = winners.map((seat) => nameOf(face, `clan.${at(clans, seat)}`))
  const text =
    names.length === 1 ? `${names[0]} wins the game.` : `${names.join(' and ')} share the victory.`
  return wrap(face.paint.strong(text), WIDTH)
}
