import { readdirSync, readFileSync } from 'node:fs'
import {
  type BloodRageAction,
  type BloodRageEvent,
  bloodRage,
  type ClanId,
  type Options,
} from '@meadhall/game-blood-rage'
import { parseGameFile, play, startGame } from '@meadhall/kernel'
import type { Told } from './story.ts'

const FOLDER = new URL('../../../../../../packages/game-blood-rage/fixtures/', import.meta.url)

/** The names of all recorded games. */
export const RECORDINGS = readdirSync(FOLDER)

interface Played {
  readonly told: readonly Told[]
  readonly clans: readonly ClanId[]
  readonly glory: readonly number[]
}

/** A recorded game as it is told to one who sees all, with how it ended. */
export function toldIn(name: string): Played {
  const file = parseGameFile(readFileSync(new URL(name, FOLDER), 'utf8'))
  const told: Told[] = []
  let step = 0
  const hear = (event: BloodRageEvent) => void told.push({ step, event })
  const start = {
    options: file.options as Options,
    seats: file.seats.length,
    seed: file.seed,
    version: file.rules[0]?.version ?? bloodRage.version,
  }
  const game = startGame(bloodRage, start, hear)
  for (const action of file.actions) {
    step += 1
    play(bloodRage, game, action as BloodRageAction, hear)
  }
  return {
    told,
    clans: game.state.clans.map(({ clan }) => clan),
    glory: game.state.clans.map(({ glory }) => glory),
  }
}
