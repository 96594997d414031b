import {
  type BloodRageEvent,
  type EventType,
  eventMessage,
  type View,
} from '@meadhall/game-blood-rage'
import type { Words } from '../../../i18n/words.ts'
import type { Summary } from '../../../table/game-board.ts'

/** What the summary says already. */
const SAID: readonly EventType[] = [
  'age-ended',
  'battle-tied',
  'battle-won',
  'game-ended',
  'province-destroyed',
]

type Told<Type extends EventType> = Extract<BloodRageEvent, { type: Type }>

function toldOf<Type extends EventType>(events: readonly BloodRageEvent[], type: Type) {
  return events.filter((event): event is Told<Type> => event.type === type)
}

/** How a battle or an age ended, for the ear: first what came of it, then how. */
export function summaryOf(
  words: Words,
  view: View,
  events: readonly BloodRageEvent[],
): Summary<BloodRageEvent> | null {
  const lines = [
    ...battleLines(words, events),
    ...toldOf(events, 'province-destroyed').map((event) => words.say(eventMessage(event))),
    ...toldOf(events, 'age-ended').map(({ age }) => ageLine(words, view, age)),
    ...toldOf(events, 'game-ended').map((event) => words.say(eventMessage(event))),
  ]
  if (lines.length === 0) return null
  return { text: lines.join(' '), rest: events.filter(({ type }) => !SAID.includes(type)) }
}

function battleLines(words: Words, events: readonly BloodRageEvent[]): string[] {
  const end = events.find(({ type }) => type === 'battle-won' || type === 'battle-tied')
  if (end?.type !== 'battle-won' && end?.type !== 'battle-tied') return []
  const totals = toldOf(events, 'total').map(({ clan, total }) => ({ clan, count: total }))
  const place = `place.${end.place}`
  const sums = listOf(words, totals)
  const head =
    end.type === 'battle-tied'
      ? words.t('br.heard.tied', { place, sums })
      : words.t('br.heard.won', { place, sums, clan: `clan.${end.clan}` })
  return [head, ...fallenLines(words, events)]
}

function fallenLines({ t }: Words, events: readonly BloodRageEvent[]): string[] {
  const fallen = Map.groupBy(toldOf(events, 'destroyed'), ({ clan }) => clan)
  return [...fallen].map(([clan, { length }]) =>
    t('br.heard.fallen', { clan: `clan.${clan}`, count: length }),
  )
}

function ageLine(words: Words, view: View, age: number): string {
  const glory = view.clans.map(({ clan, glory }) => ({ clan, count: glory }))
  return words.t('br.heard.age', { age: `age.${age}`, sums: listOf(words, glory) })
}

interface Sum {
  readonly clan: string
  readonly count: number
}

function listOf({ t }: Words, sums: readonly Sum[]): { readonly literal: string } {
  const said = sums.map(({ clan, count }) => t('br.heard.sum', { clan: `clan.${clan}`, count }))
  return { literal: said.join(', ') }
}
