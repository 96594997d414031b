import { type ActionType, statValue, type View } from '@meadhall/game-blood-rage'
import type { Sayable } from '@meadhall/words'
import type { UiKey } from '../../../i18n/words.ts'
import type { AidGroup, AidRow } from '../../board.ts'

const text = (key: UiKey, params?: Sayable['params']): Sayable =>
  params === undefined ? { key } : { key, params }

function deed(name: UiKey, about: UiKey, cost: UiKey, ...types: ActionType[]): AidRow {
  return { name: text(name), text: text(about), cost: text(cost), types }
}

/** BR-5.4 to BR-5.14. */
const DEEDS: readonly AidRow[] = [
  deed('br.deed.invade', 'br.aid.invade', 'br.aid.invade.cost', 'invade', 'return'),
  deed('br.deed.march', 'br.aid.march', 'br.aid.march.cost', 'march'),
  deed('br.deed.upgrade', 'br.aid.upgrade', 'br.aid.upgrade.cost', 'upgrade'),
  deed('br.deed.quest', 'br.aid.quest', 'br.aid.free', 'quest'),
  deed('br.deed.pillage', 'br.aid.pillage', 'br.aid.free', 'pillage', 'challenge'),
  deed('br.deed.pass', 'br.aid.pass', 'br.aid.pass.cost', 'pass'),
]

/** What one can do in a turn, and what the three stats are good for, with one's own values. */
export function aidOf(view: View): readonly AidGroup[] {
  return [
    { title: text('br.aid.turn'), rows: DEEDS },
    { title: text('br.aid.marks'), rows: marksOf(view) },
  ]
}

function marksOf({ viewer, clans }: View): readonly AidRow[] {
  const clan = viewer === null ? undefined : clans[viewer]
  const value = (stat: number) => (clan === undefined ? null : statValue(clan, stat))
  const mark = (name: string, about: UiKey, own: number | null): AidRow => ({
    name: { key: name },
    text: text(about),
    cost: own === null ? null : text('br.aid.own', { value: own }),
    types: [],
  })
  return [
    mark('stat.rage', 'br.aid.rage', clan?.rage ?? null),
    mark('stat.axes', 'br.aid.axes', value(1)),
    mark('stat.horns', 'br.aid.horns', value(2)),
    mark('br.aid.glory', 'br.aid.glory.text', clan?.glory ?? null),
  ]
}
