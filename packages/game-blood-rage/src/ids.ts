import type { Flavoured } from '@meadhall/kernel'

/** The clans, in the order in which seats get them unless the table chooses (BR-1.1). */
export const CLANS = ['wolf', 'bear', 'serpent', 'raven'] as const
export type ClanId = (typeof CLANS)[number]

/** The three stats of a clan sheet; their order is that of `ClanState.steps`. */
export const STATS = ['rage', 'axes', 'horns'] as const
export type StatId = (typeof STATS)[number]
export type StatIndex = Flavoured<'Stat'>

/** What lies in a province to be pillaged (BR-1.8). */
export type Token = StatId | 'glory' | 'yggdrasil'

/** Figures by the name of their kind; figures of one kind and clan in one place are alike. */
export const FIGURES = [
  'warrior',
  'leader',
  'ship',
  'troll',
  'dwarf-chieftain',
  'sea-serpent',
  'valkyrie',
  'dark-elf',
  'fire-giant',
  'frost-giant',
  'soldier-of-hel',
  'volur-witch',
] as const
export type FigureId = (typeof FIGURES)[number]

/**
 * A clan's figures by their row on its sheet: Warriors, Leader, Ship and the monsters of its two
 * slots. Rows other than the Warriors' hold one figure.
 */
export type Unit = Flavoured<'Unit'>
export const WARRIOR: Unit = 0
export const LEADER: Unit = 1
export const SHIP: Unit = 2
export const MONSTER: Unit = 3
export const UNITS = 5

/** The eight upgrade slots of a clan sheet (BR-1.6), as indices of `ClanState.upgrades`. */
export type Slot = Flavoured<'Slot'>
export const SLOT_KINDS = ['warrior', 'leader', 'ship', 'monster', 'clan'] as const
export type SlotKind = (typeof SLOT_KINDS)[number]
export const SLOTS_OF: Readonly<
  Record<SlotKind, { readonly first: Slot; readonly count: number }>
> = {
  warrior: { first: 0, count: 1 },
  leader: { first: 1, count: 1 },
  ship: { first: 2, count: 1 },
  monster: { first: 3, count: 2 },
  clan: { first: 5, count: 3 },
}
export const SLOTS = 8

/** The unit whose upgrade lies in a slot: the first slots stand in the order of the units. */
export function unitOfSlot(slot: Slot): Unit {
  return slot as number
}

export const PHASES = ['draft', 'action', 'discard', 'quest', 'ragnarok', 'release'] as const
export type Phase = (typeof PHASES)[number]

export type Age = 1 | 2 | 3
