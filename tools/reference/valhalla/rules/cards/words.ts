export type Weapon = 'sword' | 'axe' | 'spear' | 'bow' | 'shield'
export type Face = Weapon | 'miss'
export type Clan = 'bear' | 'wolf' | 'boar' | 'deer' | 'frost-giant' | 'dwarf'

export const WEAPONS: readonly Weapon[] = ['sword', 'axe', 'spear', 'bow', 'shield']

const CLANS: readonly (readonly [string, Clan])[] = [
  ['Bear', 'bear'],
  ['Wolf', 'wolf'],
  ['Boar', 'boar'],
  ['Deer', 'deer'],
  ['Frost Giant', 'frost-giant'],
  ['Dwarf', 'dwarf'],
]

/** The clan whose name stands in the words. */
export function clanIn(words: string): Clan {
  const found = CLANS.find(([name]) => words.includes(name))
  if (found === undefined) throw new Error(`no clan in "${words}"`)
  return found[1]
}

export function weaponOf(word: string): Weapon {
  const found = WEAPONS.find((weapon) => weapon === word.trim().toLowerCase())
  if (found === undefined) throw new Error(`"${word}" is no weapon`)
  return found
}

/** A name as it is written in scenarios: small letters, words joined by hyphens. */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
