import type { Flavoured } from '@meadhall/kernel'

/** The faces of every die, one each (VH-4, VH-R2). */
export const FACES = ['sword', 'axe', 'spear', 'bow', 'shield', 'miss'] as const
export type Face = (typeof FACES)[number]
export type Weapon = Exclude<Face, 'miss'>
export const WEAPONS: readonly Weapon[] = ['sword', 'axe', 'spear', 'bow', 'shield']

/** Clans of warriors; Dwarves come with their module (VH-1, VH-R33). */
export const CLANS = ['bear', 'wolf', 'boar', 'deer', 'giant', 'dwarf'] as const
export type ClanId = (typeof CLANS)[number]

/**
 * A die as a small number: its face plus six times what it is. Equal numbers are dice that can stand
 * for each other.
 */
export type Die = Flavoured<'Die'>
export const FACE_COUNT = 6
export const MISS = 5
/** Own dice, grey dice from the shared pool (VH-10), and cards that count as a die (VH-67). */
export const DIE_KINDS = ['own', 'grey', 'card'] as const
export type DieKind = (typeof DIE_KINDS)[number]

export type Role = 'attacker' | 'defender'

export const MONSTERS = ['fenrir', 'jormungandr', 'hel', 'surtr'] as const
export type MonsterId = (typeof MONSTERS)[number]

/** Spaces on a board; four may be used unless a Jarl allows more (VH-28). */
export const SPACES = 6
export const SQUAD_LIMIT = 4
export const SHIELDS = 4
export const DICE = 6
export const GREY_DICE = 3
