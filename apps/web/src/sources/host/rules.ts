import type { Bots } from '@meadhall/bots'
import { GAMES, type GameEntry, isGameId } from '@meadhall/games'
import type { AnyRules } from '@meadhall/kernel'
import { HostFailure } from './failure.ts'
import { readWeights } from './weights.ts'

export function rulesOf(game: string): Promise<AnyRules> {
  return entryOf(game).rules()
}

export function botsOf(game: string): Promise<Bots> {
  return entryOf(game).bots(readWeights)
}

function entryOf(game: string): GameEntry {
  if (isGameId(game)) return GAMES[game]
  throw new HostFailure('damaged', `unknown game "${game}"`)
}
