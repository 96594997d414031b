import type { Age, SlotKind } from '../ids.ts'

/** The gods whose gifts the cards are, as far as a card names one. */
export type GodId = 'odin' | 'thor' | 'loki' | 'frigg' | 'heimdall' | 'tyr'

/** What is printed on a card. Cards that say the same are copies of one row. */
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
}

type Marks = readonly (2 | 3 | 4)[]
type Row<A extends Age, D extends string> = PrintedCard<`a${A}-${D}`, D>

function upgrade<const A extends Age, const D extends string>(
  age: A,
  def: D,
  slot: SlotKind,
  god: GodId | null,
  strength: number,
  marks: Marks,
): Row<A, D> {
  return {
    id: `a${age}-${def}`,
    def,
    age,
    type: 'upgrade',
    slot,
    god,
    strength,
    glory: null,
    whiteCircle: false,
    marks,
  }
}

function quest<const A extends Age, const D extends string>(
  age: A,
  def: D,
  glory: number,
  marks: Marks,
): Row<A, D> {
  return {
    id: `a${age}-${def}`,
    def,
    age,
    type: 'quest',
    slot: null,
    god: null,
    strength: null,
    glory,
    whiteCircle: false,
    marks,
  }
}

function battle<const A extends Age, const D extends string>(
  age: A,
  def: D,
  god: GodId,
  strength: number | null,
  marks: Marks,
): Row<A, D> {
  return {
    id: `a${age}-${def}`,
    def,
    age,
    type: 'battle',
    slot: null,
    god,
    strength,
    glory: null,
    whiteCircle: false,
    marks,
  }
}

function whiteCircle<const A extends Age, const D extends string>(
  age: A,
  def: D,
  god: GodId,
  strength: number,
  marks: Marks,
): Row<A, D> {
  return { ...battle(age, def, god, strength, marks), whiteCircle: true }
}

/**
 * All 102 cards: three ages of 34, each 20 without a mark, six 3+ and eight 4+; 13 battle, 9 quest
 * and 12 upgrade cards an age (BR-1.7).
 */
export const PRINTED = [
  // Age 1: upgrade cards
  upgrade(1, 'troll', 'monster', null, 2, [2]),
  upgrade(1, 'dwarf-chieftain', 'monster', null, 2, [2]),
  upgrade(1, 'lord-of-hammers', 'leader', null, 3, [2]),
  upgrade(1, 'brothers-in-arms', 'warrior', null, 1, [2]),
  upgrade(1, 'lokis-dragons', 'ship', 'loki', 2, [2]),
  upgrade(1, 'lokis-domain', 'clan', 'loki', 1, [2]),
  upgrade(1, 'friggas-charm', 'clan', 'frigg', 0, [2]),
  upgrade(1, 'thors-glory', 'clan', 'thor', 2, [2]),
  upgrade(1, 'sea-serpent', 'monster', null, 3, [3]),
  upgrade(1, 'friggas-succor', 'clan', 'frigg', 2, [3]),
  upgrade(1, 'tyrs-domain', 'clan', 'tyr', 0, [3]),
  upgrade(1, 'lokis-blessing', 'clan', 'loki', 1, [4]),
  // Age 1: quest cards
  quest(1, 'alfheim', 5, [2, 4]),
  quest(1, 'jotunheim', 5, [2, 4]),
  quest(1, 'manheim', 5, [2, 4]),
  quest(1, 'glorious-death', 6, [2, 4]),
  quest(1, 'yggdrasil', 6, [3]),
  // Age 1: battle cards
  battle(1, 'odins-smite', 'odin', 1, [2, 3]),
  battle(1, 'tyrs-bash', 'tyr', 2, [2]),
  battle(1, 'heimdalls-sight', 'heimdall', null, [2]),
  battle(1, 'friggas-grace', 'frigg', 2, [2, 4]),
  battle(1, 'lokis-trickery', 'loki', 0, [2, 4]),
  battle(1, 'tyrs-smash', 'tyr', 3, [2, 3]),
  battle(1, 'tyrs-smite', 'tyr', 5, [2]),
  battle(1, 'thors-hammer', 'thor', 1, [2]),
  battle(1, 'tyrs-crush', 'tyr', 4, [4]),
  // Age 2: upgrade cards
  upgrade(2, 'valkyrie', 'monster', null, 2, [2]),
  upgrade(2, 'dark-elf', 'monster', null, 1, [2]),
  upgrade(2, 'lord-of-axes', 'leader', null, 3, [2]),
  upgrade(2, 'experts-in-arms', 'warrior', null, 2, [2]),
  upgrade(2, 'fire-dragons', 'ship', null, 2, [2]),
  upgrade(2, 'odins-inspiration', 'clan', 'odin', 2, [2]),
  upgrade(2, 'tyrs-challenge', 'clan', 'tyr', 0, [2]),
  upgrade(2, 'friggas-protection', 'clan', 'frigg', 0, [2]),
  upgrade(2, 'fire-giant', 'monster', null, 4, [3]),
  upgrade(2, 'lokis-eminence', 'clan', 'loki', 2, [3]),
  upgrade(2, 'tyrs-prowess', 'clan', 'tyr', 2, [3]),
  upgrade(2, 'thors-domain', 'clan', 'thor', 1, [4]),
  // Age 2: quest cards
  quest(2, 'alfheim', 7, [2, 4]),
  quest(2, 'jotunheim', 7, [2, 4]),
  quest(2, 'manheim', 7, [2, 4]),
  quest(2, 'glorious-death', 8, [2, 4]),
  quest(2, 'yggdrasil', 8, [3]),
  // Age 2: battle cards
  battle(2, 'tyrs-crush', 'tyr', 4, [2]),
  whiteCircle(2, 'heimdalls-eye', 'heimdall', 2, [2, 2, 3]),
  battle(2, 'odins-tide', 'odin', 1, [2, 4]),
  battle(2, 'lokis-backstab', 'loki', 0, [2, 4]),
  battle(2, 'tyrs-rage', 'tyr', 6, [2]),
  battle(2, 'heimdalls-watch', 'heimdall', 0, [2]),
  battle(2, 'thors-oath', 'thor', 1, [2]),
  battle(2, 'tyrs-smite', 'tyr', 5, [3]),
  battle(2, 'tyrs-smash', 'tyr', 3, [4]),
  // Age 3: upgrade cards
  upgrade(3, 'frost-giant', 'monster', null, 4, [2]),
  upgrade(3, 'soldier-of-hel', 'monster', null, 3, [2]),
  upgrade(3, 'lord-of-spears', 'leader', null, 3, [2]),
  upgrade(3, 'masters-in-arms', 'warrior', null, 2, [2]),
  upgrade(3, 'eternal-dragons', 'ship', null, 2, [2]),
  upgrade(3, 'friggas-domain', 'clan', 'frigg', 0, [2]),
  upgrade(3, 'odins-throne', 'clan', 'odin', 2, [2]),
  upgrade(3, 'thors-conquest', 'clan', 'thor', 3, [2]),
  upgrade(3, 'volur-witch', 'monster', null, 3, [3]),
  upgrade(3, 'friggas-sacrifice', 'clan', 'frigg', 1, [3]),
  upgrade(3, 'tyrs-wrath', 'clan', 'tyr', 1, [3]),
  upgrade(3, 'lokis-wrath', 'clan', 'loki', 3, [4]),
  // Age 3: quest cards
  quest(3, 'alfheim', 9, [2, 4]),
  quest(3, 'jotunheim', 9, [2, 4]),
  quest(3, 'manheim', 9, [2, 4]),
  quest(3, 'glorious-death', 11, [2, 4]),
  quest(3, 'yggdrasil', 11, [3]),
  // Age 3: battle cards
  whiteCircle(3, 'heimdalls-gaze', 'heimdall', 3, [2, 3]),
  battle(3, 'thors-primacy', 'thor', 3, [2, 3]),
  battle(3, 'thors-ascension', 'thor', 1, [2, 4]),
  battle(3, 'odins-judgement', 'odin', 2, [2, 4]),
  battle(3, 'tyrs-rage', 'tyr', 6, [2]),
  battle(3, 'heimdalls-watch', 'heimdall', 0, [2]),
  battle(3, 'tyrs-crush', 'tyr', 4, [2]),
  battle(3, 'lokis-poison', 'loki', 0, [2]),
  battle(3, 'tyrs-smite', 'tyr', 5, [4]),
] as const

export type CardId = (typeof PRINTED)[number]['id']
export type CardDef = (typeof PRINTED)[number]['def']
