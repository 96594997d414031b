/** The card table of docs/rules/blood-rage.md as rows: what a card is, its number, its copies. */

export type Slot = 'warrior' | 'leader' | 'ship' | 'monster' | 'clan'
export type Age = 1 | 2 | 3

export interface Card {
  readonly name: string
  readonly age: Age
  readonly type: 'upgrade' | 'quest' | 'battle'
  /** Where an upgrade lies. */
  readonly slot: Slot | null
  /** STR of an upgrade, bonus of a battle card; the X of Heimdall's Sight is 0 here. */
  readonly number: number
  /** A white circle: may be added after the reveal (BR-6.5). */
  readonly white: boolean
  /** The player mark of each copy. */
  readonly copies: readonly number[]
}

type Row = Omit<Card, 'age'>

const upgrade = (slot: Slot, name: string, number: number, copies: readonly number[]): Row => ({
  name,
  type: 'upgrade',
  slot,
  number,
  white: false,
  copies,
})

const battle = (name: string, number: number, copies: readonly number[], white = false): Row => ({
  name,
  type: 'battle',
  slot: null,
  number,
  white,
  copies,
})

const quest = (name: string, copies: readonly number[]): Row => ({
  name,
  type: 'quest',
  slot: null,
  number: 0,
  white: false,
  copies,
})

/** The same nine in every age; only their Glory differs, which no battle asks for. */
const QUESTS = [
  quest('alfheim', [2, 4]),
  quest('glorious-death', [2, 4]),
  quest('jotunheim', [2, 4]),
  quest('manheim', [2, 4]),
  quest('yggdrasil', [3]),
]

const AGE_1 = [
  upgrade('warrior', 'brothers-in-arms', 1, [2]),
  upgrade('leader', 'lord-of-hammers', 3, [2]),
  upgrade('ship', 'lokis-dragons', 2, [2]),
  upgrade('monster', 'dwarf-chieftain', 2, [2]),
  upgrade('monster', 'sea-serpent', 3, [3]),
  upgrade('monster', 'troll', 2, [2]),
  upgrade('clan', 'friggas-charm', 0, [2]),
  upgrade('clan', 'friggas-succor', 2, [3]),
  upgrade('clan', 'lokis-blessing', 1, [4]),
  upgrade('clan', 'lokis-domain', 1, [2]),
  upgrade('clan', 'thors-glory', 2, [2]),
  upgrade('clan', 'tyrs-domain', 0, [3]),
  ...QUESTS,
  battle('friggas-grace', 2, [2, 4]),
  battle('heimdalls-sight', 0, [2]),
  battle('lokis-trickery', 0, [2, 4]),
  battle('odins-smite', 1, [2, 3]),
  battle('thors-hammer', 1, [2]),
  battle('tyrs-bash', 2, [2]),
  battle('tyrs-crush', 4, [4]),
  battle('tyrs-smash', 3, [2, 3]),
  battle('tyrs-smite', 5, [2]),
]

const AGE_2 = [
  upgrade('warrior', 'experts-in-arms', 2, [2]),
  upgrade('leader', 'lord-of-axes', 3, [2]),
  upgrade('ship', 'fire-dragons', 2, [2]),
  upgrade('monster', 'dark-elf', 1, [2]),
  upgrade('monster', 'fire-giant', 4, [3]),
  upgrade('monster', 'valkyrie', 2, [2]),
  upgrade('clan', 'friggas-protection', 0, [2]),
  upgrade('clan', 'lokis-eminence', 2, [3]),
  upgrade('clan', 'odins-inspiration', 2, [2]),
  upgrade('clan', 'thors-domain', 1, [4]),
  upgrade('clan', 'tyrs-challenge', 0, [2]),
  upgrade('clan', 'tyrs-prowess', 2, [3]),
  ...QUESTS,
  battle('heimdalls-eye', 2, [2, 2, 3], true),
  battle('heimdalls-watch', 0, [2]),
  battle('lokis-backstab', 0, [2, 4]),
  battle('odins-tide', 1, [2, 4]),
  battle('thors-oath', 1, [2]),
  battle('tyrs-crush', 4, [2]),
  battle('tyrs-rage', 6, [2]),
  battle('tyrs-smash', 3, [4]),
  battle('tyrs-smite', 5, [3]),
]

const AGE_3 = [
  upgrade('warrior', 'masters-in-arms', 2, [2]),
  upgrade('leader', 'lord-of-spears', 3, [2]),
  upgrade('ship', 'eternal-dragons', 2, [2]),
  upgrade('monster', 'frost-giant', 4, [2]),
  upgrade('monster', 'soldier-of-hel', 3, [2]),
  upgrade('monster', 'volur-witch', 3, [3]),
  upgrade('clan', 'friggas-domain', 0, [2]),
  upgrade('clan', 'friggas-sacrifice', 1, [3]),
  upgrade('clan', 'lokis-wrath', 3, [4]),
  upgrade('clan', 'odins-throne', 2, [2]),
  upgrade('clan', 'thors-conquest', 3, [2]),
  upgrade('clan', 'tyrs-wrath', 1, [3]),
  ...QUESTS,
  battle('heimdalls-gaze', 3, [2, 3], true),
  battle('heimdalls-watch', 0, [2]),
  battle('lokis-poison', 0, [2]),
  battle('odins-judgement', 2, [2, 4]),
  battle('thors-ascension', 1, [2, 4]),
  battle('thors-primacy', 3, [2, 3]),
  battle('tyrs-crush', 4, [2]),
  battle('tyrs-rage', 6, [2]),
  battle('tyrs-smite', 5, [4]),
]

/** All cards by what a scenario calls them in full: `a2-tyrs-crush`. */
export const CARDS: ReadonlyMap<string, Card> = new Map(
  ([AGE_1, AGE_2, AGE_3] as const).flatMap((rows, index) =>
    rows.map((row) => [`a${index + 1}-${row.name}`, { ...row, age: toAge(index) }] as const),
  ),
)

function toAge(index: number): Age {
  if (index === 0) return 1
  return index === 1 ? 2 : 3
}

export function cardOf(id: string): Card {
  const card = CARDS.get(id)
  if (card === undefined) throw new Error(`no card "${id}"`)
  return card
}
