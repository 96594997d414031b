import type { Age, SlotKind } from '../ids.ts'
import type { CardBehaviour, QuestCondition } from './card.ts'

/** The gods whose gifts the cards are, as far as a card names one. */
export const GODS = ['odin', 'thor', 'loki', 'frigg', 'heimdall', 'tyr'] as const
export type GodId = (typeof GODS)[number]

/** What is printed on a card and what it does. Cards that say the same are copies of one row. */
export interface PrintedCard<Id extends string = string, Def extends string = string> {
  readonly id: Id
  /** The name as a word: what the card does and says hangs on it, whatever its age. */
  readonly def: Def
  readonly age: Age
  readonly type: 'battle' | 'quest' | 'upgrade'
  readonly slot: SlotKind | null
  readonly god: GodId | null
  /** STR of an upgrade, bonus of a battle card; `null` for quests and for the bonus X. */
  readonly strength: number | null
  readonly glory: number | null
  /** A white circle: may be added after the reveal (BR-6.5). */
  readonly whiteCircle: boolean
  /** One entry a copy: the number of players from which it is in the deck (BR-2.5). */
  readonly marks: readonly (2 | 3 | 4)[]
  /** What it does beyond these numbers; `PLAIN` says that it does nothing. */
  readonly does: CardBehaviour
}

type Marks = readonly (2 | 3 | 4)[]
type Row<A extends Age, D extends string> = PrintedCard<`a${A}-${D}`, D>

/** What every row has, with nothing printed yet that only some kinds have. */
function row<const A extends Age, const D extends string>(
  age: A,
  def: D,
  type: PrintedCard['type'],
  marks: Marks,
  does: CardBehaviour,
): Row<A, D> {
  const nothing = { slot: null, god: null, strength: null, glory: null, whiteCircle: false }
  return { id: `a${age}-${def}`, def, age, type, ...nothing, marks, does }
}

/** An upgrade: which slot it takes, its STR, and what it does there. */
export function upgrade<const A extends Age, const D extends string>(
  age: A,
  def: D,
  slot: SlotKind,
  god: GodId | null,
  strength: number,
  marks: Marks,
  does: CardBehaviour,
): Row<A, D> {
  return { ...row(age, def, 'upgrade', marks, does), slot, god, strength }
}

/** A quest: the Glory it pays and what must hold for it. */
export function quest<const A extends Age, const D extends string>(
  age: A,
  def: D,
  glory: number,
  marks: Marks,
  condition: QuestCondition,
): Row<A, D> {
  return { ...row(age, def, 'quest', marks, { quest: condition }), glory }
}

/** A battle card: its bonus (`null` for X) and its text. */
export function battle<const A extends Age, const D extends string>(
  age: A,
  def: D,
  god: GodId,
  strength: number | null,
  marks: Marks,
  does: CardBehaviour,
): Row<A, D> {
  return { ...row(age, def, 'battle', marks, does), god, strength }
}

/** A battle card with a white circle. */
export function whiteCircle<const A extends Age, const D extends string>(
  age: A,
  def: D,
  god: GodId,
  strength: number,
  marks: Marks,
  does: CardBehaviour,
): Row<A, D> {
  return { ...battle(age, def, god, strength, marks, does), whiteCircle: true }
}
