/**
 * Records golden games of greedy bots as game files, one for each set-up:
 *   node tools/launcher.mjs tools/record.ts
 * Run it only when the rules' version is raised: recordings prove that old games still replay.
 */
import { writeFileSync } from 'node:fs'
import { createBot } from '@meadhall/bots'
import { bloodRage } from '@meadhall/game-blood-rage'
import { type AnyRules, at, makeGameFile, play, printGameFile, startGame } from '@meadhall/kernel'

interface Recording {
  readonly rules: AnyRules
  readonly folder: string
  readonly name: string
  readonly seats: number
  readonly options: unknown
}

const RECORDINGS: readonly Recording[] = [2, 3, 4].flatMap((seats) =>
  [false, true].map((firstGame) => ({
    rules: bloodRage,
    folder: 'packages/game-blood-rage/fixtures',
    name: `${seats}-players${firstGame ? '-first-game' : ''}`,
    seats,
    options: { firstGame },
  })),
)

for (const recording of RECORDINGS) {
  writeFileSync(`${recording.folder}/${recording.name}.json`, record(recording))
  console.log(`recorded ${recording.folder}/${recording.name}.json`)
}

function record({ rules, name, seats, options }: Recording): string {
  const seed = `fixture/${name}`
  const game = startGame(rules, { options: rules.parseOptions(options, seats), seats, seed })
  const bots = Array.from({ length: seats }, (_, seat) =>
    createBot('greedy', rules, `${seed}/${seat}`),
  )
  for (let open = rules.decisions(game.state)[0]; open; open = rules.decisions(game.state)[0]) {
    const legal = rules.legalActions(game.state, open)
    play(rules, game, at(bots, open.seat).choose(rules.view(game.state, open.seat), open, legal))
  }
  return printGameFile(
    makeGameFile(
      rules,
      game,
      bots.map((_, seat) => `Bot ${seat + 1}`),
    ),
  )
}
