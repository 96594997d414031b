import type { Message } from '@meadhall/kernel'
import type { Battle } from '../battle.ts'

/** Where a game can stand. */
export type Stage = 'setup' | 'turns' | 'last' | 'battle' | 'ragnarok' | 'over'

interface Standing {
  readonly over: boolean
  readonly ending: boolean
  readonly battle: Pick<Battle, 'kind'> | null
  readonly frames: readonly { readonly kind: string }[]
}

/** Where the game stands, with the number of cards that are left in the deck. */
export function stageOf(table: Standing, deck: number): Message {
  return { key: `stage.${stage(table)}`, params: { deck } }
}

function stage({ over, ending, battle, frames }: Standing): Stage {
  if (over) return 'over'
  if (battle !== null) return battle.kind === 'ragnarok' ? 'ragnarok' : 'battle'
  if (!frames.some(({ kind }) => kind === 'rounds')) return 'setup'
  return ending ? 'last' : 'turns'
}
