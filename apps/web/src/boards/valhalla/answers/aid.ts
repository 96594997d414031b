import type { ActionType, View } from '@meadhall/game-valhalla'
import type { Sayable } from '@meadhall/words'
import type { UiKey } from '../../../i18n/words.ts'
import type { AidGroup, AidRow } from '../../board.ts'
import { aboutKey, type MarkId } from '../players/marks.tsx'

const text = (key: UiKey): Sayable => ({ key })

function deed(name: UiKey, about: UiKey, cost: UiKey | null, ...types: ActionType[]): AidRow {
  return { name: text(name), text: text(about), cost: cost === null ? null : text(cost), types }
}

/** VH-22 to VH-27. */
const TURN: readonly AidRow[] = [
  deed('vh.deed.play', 'vh.aid.play', null, 'play'),
  deed('vh.deed.play-two', 'vh.aid.play-two', null, 'play-two'),
  deed('vh.deed.attack', 'vh.aid.attack', null, 'attack'),
  deed('vh.deed.draw', 'vh.aid.draw', null, 'draw'),
]

/** VH-32 to VH-37. */
const BATTLE: readonly AidRow[] = [
  deed('vh.deed.reroll', 'vh.aid.reroll', 'vh.aid.reroll.cost', 'reroll', 'free-reroll'),
  deed('vh.deed.arm', 'vh.aid.arm', 'vh.aid.arm.cost', 'arm'),
  deed('vh.deed.tactic', 'vh.aid.tactic', 'vh.aid.tactic.cost', 'tactic'),
]

const MARKS: readonly MarkId[] = ['shields', 'captured', 'valhalla', 'grey']

/** What one can do in a turn and in a battle, and what the marks mean. */
export function aidOf({ players }: View): readonly AidGroup[] {
  const marks = MARKS.map((mark): AidRow => {
    return deed(`vh.mark.${mark}`, aboutKey(mark, players.length), null)
  })
  return [
    { title: text('vh.aid.turn'), rows: TURN },
    { title: text('vh.aid.battle'), rows: BATTLE },
    { title: text('vh.aid.marks'), rows: marks },
  ]
}
