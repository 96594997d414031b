import type { BloodRageEvent, ClanId, GlorySource, State } from '@meadhall/game-blood-rage'
import { at, type Outcome, type Seat } from '@meadhall/kernel'
import { winnerText } from '../../play/winners.ts'
import { rule, WIDTH, wrap } from '../../text/layout.ts'
import { gridLines } from '../../text/table-layout.ts'
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
  const titles = SOURCES.map((one) => face.t(`cli.br.source.${one}`))
  const rows = order.map((other) => {
    const values = SOURCES.map((source) => String(at(sums, other)[source]))
    const name = nameOf(face, `clan.${at(clans, other)}`)
    return [name, String(score(outcome, other)), ...values]
  })
  const heading = [face.t('cli.br.column.clan'), face.t('cli.br.column.glory'), ...titles]
  const [head = '', ...lines] = gridLines({ heading, rows })
  return [
    rule(face.t('cli.the-end')),
    ...winnerLines(face, clans, outcome),
    ...wrap(ownLine(face, clans, outcome, seat), WIDTH, '  '),
    face.paint.strong(head),
    ...lines,
  ]
}

function score(outcome: Outcome, seat: number): number {
  return at(outcome.scores, seat)
}

/** How the player at the terminal did. */
function ownLine(face: Face, clans: readonly ClanId[], outcome: Outcome, seat: Seat): string {
  const own = score(outcome, seat)
  const rank = outcome.scores.filter((other) => other > own).length + 1
  const clan = nameOf(face, `clan.${at(clans, seat)}`)
  return face.t('cli.br.own', { clan, rank, count: clans.length, glory: own })
}

function winnerLines(face: Face, clans: readonly ClanId[], { winners }: Outcome): string[] {
  const names = winners.map((seat) => nameOf(face, `clan.${at(clans, seat)}`))
  return wrap(face.paint.strong(winnerText(face.speech, names)), WIDTH)
}
