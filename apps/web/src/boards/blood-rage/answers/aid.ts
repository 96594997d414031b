import { type ActionType, statValue, type View } from '@meadhall/game-blood-rage'
import type { Sayable } from '@meadhall/words'
import type { UiKey } from '../../../i18n/words.ts'
import type { AidGroup, AidRow } from '../../../table/game-board.ts'

const text = (key: UiKey, params?: Sayable['params']): Sayable =>
  params === undefined ? { key } : { key, params }

function deed(
  rule: string,
  name: UiKey,
  about: UiKey,
  cost: UiKey,
  ...types: ActionType[]
): AidRow {
  return { name: text(name), text: text(about), cost: text(cost), rule, types }
}

/** BR-5.4 to BR-5.14. */
const DEEDS: readonly AidRow[] = [
  deed('BR-5.6', 'br.deed.invade', 'br.aid.invade', 'br.aid.invade.cost', 'invade', 'return'),
  deed('BR-5.8', 'br.deed.march', 'br.aid.march', 'br.aid.march.cost', 'march'),
  deed('BR-5.9', 'br.deed.upgrade', 'br.aid.upgrade', 'br.aid.upgrade.cost', 'upgrade'),
  deed('BR-5.13', 'br.deed.quest', 'br.aid.quest', 'br.aid.free', 'quest'),
  deed('BR-5.14', 'br.deed.pillage', 'br.aid.pillage', 'br.aid.free', 'pillage', 'challenge'),
  deed('BR-5.4', 'br.deed.pass', 'br.aid.pass', 'br.aid.pass.cost', 'pass'),
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
  const mark = (rule: string, name: string, about: UiKey, own: number | null): AidRow => ({
    rule,
    name: { key: name },
    text: text(about),
    cost: own === null ? null : text('br.aid.own', { value: own }),
    types: [],
  })
  return [
    mark('BR-5.1', 'stat.rage', 'br.aid.rage', clan?.rage ?? null),
    mark('BR-6.11', 'stat.axes', 'br.aid.axes', value(1)),
    mark('BR-5.7', 'stat.horns', 'br.aid.horns', value(2)),
    mark('BR-10.3', 'br.aid.glory', 'br.aid.glory.text', clan?.glory ?? null),
  ]
}
