import { mkdirSync, writeFileSync } from 'node:fs'
import type { GameId } from '@meadhall/games'
import { type AnyRules, makeGameFile, printGameFile } from '@meadhall/kernel'
import { fuzzGame } from '@meadhall/kernel/testing'
import type { FuzzTarget } from './games.ts'

export interface FuzzBatch {
  readonly game: GameId
  readonly seed: string
  readonly from: number
  readonly to: number
  /** Where recordings of failing games go. */
  readonly out: string
}

export interface FuzzFailure {
  readonly seed: string
  readonly actions: number
  readonly message: string
  readonly file: string
}

export interface FuzzReport {
  readonly games: number
  readonly actions: number
  readonly failures: readonly FuzzFailure[]
}

/** Plays a batch of random games; every failure is written as a game file that reproduces it. */
export function fuzzBatch(target: FuzzTarget, batch: FuzzBatch, onGame: () => void): FuzzReport {
  let actions = 0
  const failures: FuzzFailure[] = []
  for (let number = batch.from; number < batch.to; number++) {
    const seed = `${batch.seed}/${number}`
    const { seats, options: raw } = target.setupOf(number)
    const options = target.rules.parseOptions(raw, seats)
    const result = fuzzGame(target.rules, { options, seats, seed, check: target.check })
    actions += result.actions.length
    if (result.failure !== null) {
      const { version } = target.rules
      const game = { options, seats, seed, version, state: result.state, actions: result.actions }
      const file = record(target.rules, game, batch.out, `${target.rules.id}-${seed}`)
      failures.push({ seed, actions: result.actions.length, message: result.failure, file })
    }
    onGame()
  }
  return { games: batch.to - batch.from, actions, failures }
}

function record(
  rules: AnyRules,
  game: Parameters<typeof makeGameFile>[1],
  out: string,
  name: string,
): string {
  mkdirSync(out, { recursive: true })
  const file = `${out}/${name.replaceAll('/', '-')}.json`
  writeFileSync(file, printGameFile(makeGameFile(rules, game)))
  return file
}
