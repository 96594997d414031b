import { cardOf } from './cards.ts'

/** Whether one of the clan's upgrades has this name: upgrades speak from their slot only (BR-6.4). */
export function owns(clan: { readonly upgrades: readonly string[] }, name: string): boolean {
  return clan.upgrades.some((card) => cardOf(card).name === name)
}
