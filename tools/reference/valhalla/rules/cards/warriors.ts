import { cell, type Row, type Table } from './markdown.ts'
import { type Clan, clanIn, slug, type Weapon, weaponOf } from './words.ts'

/** What has to lie on a warrior: its symbols, or a giant's free choice (VH-40, VH-69). */
export type Need =
  | { readonly kind: 'symbols'; readonly weapons: readonly Weapon[] }
  | { readonly kind: 'any' | 'same' | 'different' | 'pairs'; readonly count: number }

export type Trait =
  | { readonly kind: 'foe-colour' | 'own-colour'; readonly clan: Clan }
  | { readonly kind: 'many-clans' | 'giant' | 'block' | 'deny' | 'disarm' | 'give-up' }

export type Favour =
  | { readonly kind: 'each-other' | 'alone' }
  | { readonly kind: 'with-colour'; readonly clan: Clan }

export interface WarriorCard {
  readonly kind: 'warrior'
  readonly id: string
  readonly clan: Clan
  readonly strength: number
  readonly glory: number
  readonly need: Need
  readonly trait: Trait | null
  readonly favour: Favour | null
}

/** The warriors of a table, if it is a table of warriors. */
export function warriorsOf(table: Table): readonly WarriorCard[] {
  if (!table.columns.includes('Needs')) return []
  return table.rows.map((row) => warriorOf(row, row['Clan'] ?? table.caption))
}

function warriorOf(row: Row, clan: string): WarriorCard {
  const text = row['Trait'] ?? cell(row, 'Trait or favour')
  return {
    kind: 'warrior',
    id: slug(cell(row, 'Name')),
    clan: clanIn(clan),
    strength: Number(cell(row, 'Strength')),
    glory: Number(cell(row, 'Glory')),
    need: needOf(cell(row, 'Needs')),
    trait: traitOf(text),
    favour: favourOf(text),
  }
}

function needOf(words: string): Need {
  if (words === 'Two pairs of weapons') return { kind: 'pairs', count: 4 }
  const count = Number(/\d/.exec(words)?.[0])
  if (words.startsWith('Any')) return { kind: 'any', count }
  if (words.includes('same')) return { kind: 'same', count }
  if (words.includes('different')) return { kind: 'different', count }
  return { kind: 'symbols', weapons: words.split(',').map(weaponOf) }
}

function traitOf(text: string): Trait | null {
  const foe = /opposing squad holds a (.+) warrior/.exec(text)?.[1]
  if (foe !== undefined) return { kind: 'foe-colour', clan: clanIn(foe) }
  const own = /with one other (.+) warrior/.exec(text)?.[1]
  if (own !== undefined) return { kind: 'own-colour', clan: clanIn(own) }
  if (text.includes('three different clans')) return { kind: 'many-clans' }
  if (text.includes('rolls one die fewer')) return { kind: 'giant' }
  if (text.includes('cannot be armed')) return { kind: 'block' }
  if (text.includes('cannot go to Valhalla')) return { kind: 'deny' }
  if (text.includes('discards one tactic')) return { kind: 'disarm' }
  return text.includes('set aside any card') ? { kind: 'give-up' } : null
}

function favourOf(text: string): Favour | null {
  if (text.includes('for each other warrior')) return { kind: 'each-other' }
  if (text.includes('Valhalla alone')) return { kind: 'alone' }
  const clan = /if a (.+) warrior of yours goes with it/.exec(text)?.[1]
  return clan === undefined ? null : { kind: 'with-colour', clan: clanIn(clan) }
}
