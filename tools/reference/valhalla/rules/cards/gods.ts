import { cell, type Row, type Table } from './markdown.ts'
import { type Clan, clanIn, slug, type Weapon, weaponOf } from './words.ts'

/** Thor's Support (VH-60, VH-61). */
export interface ThorCard {
  readonly kind: 'thor'
  readonly id: string
  readonly condition: 'fewer' | 'no-more'
  readonly effect: 'draw' | 'strength' | 'reroll' | 'die' | 'steal'
  readonly strength: number
  readonly glory: number
}

/** Tyr's Wrath (VH-82). */
export interface TyrCard {
  readonly kind: 'tyr'
  readonly id: string
  readonly effect:
    | { readonly kind: 'against'; readonly clan: Clan }
    | { readonly kind: 'less'; readonly weapon: Weapon }
    | { readonly kind: 'strength' }
}

export function thorsOf(table: Table): readonly ThorCard[] {
  return table.heading === "Thor's Support" ? table.rows.map(thorOf) : []
}

function thorOf(row: Row): ThorCard {
  const text = cell(row, 'Text')
  const condition = text.includes('fewer warriors') ? 'fewer' : 'no-more'
  const strength = /\+(\d) strength/.exec(text)?.[1]
  const effect = strength === undefined ? thorEffect(text) : 'strength'
  return {
    kind: 'thor',
    id: `thor-${effect}-${condition}`,
    condition,
    effect,
    strength: Number(strength ?? 0),
    glory: Number(cell(row, 'Glory')),
  }
}

function thorEffect(text: string): ThorCard['effect'] {
  if (text.includes('draw 1 card')) return 'draw'
  if (text.includes('one reroll')) return 'reroll'
  return text.includes('grey die') ? 'die' : 'steal'
}

export function tyrsOf(table: Table): readonly TyrCard[] {
  return table.heading === "Tyr's Wrath" ? table.rows.map(tyrOf) : []
}

function tyrOf(row: Row): TyrCard {
  const what = /\((.+)\)/.exec(cell(row, 'Card'))?.[1] ?? ''
  if (what === 'strength') return { kind: 'tyr', id: 'tyr-strength', effect: { kind: 'strength' } }
  if (what.startsWith('against ')) {
    // Scenarios call the Frost Giants giants, in one word.
    const id = `tyr-${slug(what.replace('Frost ', ''))}`
    return { kind: 'tyr', id, effect: { kind: 'against', clan: clanIn(what) } }
  }
  return { kind: 'tyr', id: `tyr-less-${what}`, effect: { kind: 'less', weapon: weaponOf(what) } }
}
