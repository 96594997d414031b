import type { ActionType, View } from '@meadhall/game-valhalla'
import type { Sayable } from '@meadhall/words'
import type { UiKey } from '../../../i18n/words.ts'
import type { AidGroup, AidRow } from '../../../table/game-board.ts'
import { aboutKey, type MarkId } from '../players/marks.tsx'

const text = (key: UiKey): Sayable => ({ key })

function deed(
  rule: string,
  name: UiKey,
  about: UiKey,
  cost: UiKey | null,
  ...types: ActionType[]
): AidRow {
  const price = cost === null ? null : text(cost)
  return { name: text(name), text: text(about), cost: price, rule, types }
}

/** VH-22 to VH-27. */
const TURN: readonly AidRow[] = [
  deed('VH-24', 'vh.deed.play', 'vh.aid.play', null, 'play'),
  deed('VH-25', 'vh.deed.play-two', 'vh.aid.play-two', null, 'play-two'),
  deed('VH-26', 'vh.deed.attack', 'vh.aid.attack', null, 'attack'),
  deed('VH-27', 'vh.deed.draw', 'vh.aid.draw', null, 'draw'),
]

/** VH-32 to VH-37. */
const BATTLE: readonly AidRow[] = [
  deed('VH-33', 'vh.deed.reroll', 'vh.aid.reroll', 'vh.aid.reroll.cost', 'reroll', 'free-reroll'),
  deed('VH-35', 'vh.deed.arm', 'vh.aid.arm', 'vh.aid.arm.cost', 'arm'),
  deed('VH-34', 'vh.deed.tactic', 'vh.aid.tactic', 'vh.aid.tactic.cost', 'tactic'),
]

const MARKS = {
  shields: 'VH-47',
  captured: 'VH-51',
  valhalla: 'VH-45',
  grey: 'VH-10',
} as const satisfies Partial<Record<MarkId, string>>

/** What one can do in a turn and in a battle, and what the marks mean. */
export function aidOf({ players }: View): readonly AidGroup[] {
  const marks = (Object.keys(MARKS) as (keyof typeof MARKS)[]).map((mark): AidRow => {
    return deed(MARKS[mark], `vh.mark.${mark}`, aboutKey(mark, players.length), null)
  })
  return [
    { title: text('vh.aid.turn'), rows: TURN },
    { title: text('vh.aid.battle'), rows: BATTLE },
    { title: text('vh.aid.marks'), rows: marks },
  ]
}
