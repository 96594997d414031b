/**
 * Records golden games of greedy bots as game files, one for each set-up:
 *   node tools/launcher.mjs tools/record.ts [blood-rage] [valhalla]
 * Run it only when the rules' version is raised: recordings prove that old games still replay.
 */
import { writeFileSync } from 'node:fs'
import { createBot } from '@meadhall/bots'
import { bloodRage } from '@meadhall/game-blood-rage'
import { valhalla } from '@meadhall/game-valhalla'
import { type AnyRules, at, makeGameFile, play, printGameFile, startGame } from '@meadhall/kernel'

interface Recording {
  readonly rules: AnyRules
  readonly folder: string
  readonly name: string
  readonly seats: number
  readonly options: unknown
}

const BLOOD_RAGE: readonly Recording[] = [2, 3, 4].flatMap((seats) =>
  [false, true].map((firstGame) => ({
    rules: bloodRage,
    folder: 'packages/game-blood-rage/fixtures',
    name: `${seats}-players${firstGame ? '-first-game' : ''}`,
    seats,
    options: { firstGame },
  })),
)

const MODULES = { loki: true, valkyries: true, dwarves: true, tyr: true, king: true }

const VALHALLA: readonly Recording[] = [
  { name: 'solo-hel', seats: 1, options: { monster: 'hel' } },
  {
    name: 'solo-surtr-extra-deck',
    seats: 1,
    options: { monster: 'surtr', difficulty: 3, valkyries: true },
  },
  { name: '2-players', seats: 2, options: {} },
  { name: '3-players-hand-draft', seats: 3, options: { handDraft: true, fiveJarls: true } },
  { name: '4-players-all-modules', seats: 4, options: { ...MODULES, thor: true } },
  { name: '4-players-cooperation', seats: 4, options: { pairs: 'cooperation' } },
  { name: '5-players-first-game', seats: 5, options: { firstGame: true, loki: true } },
  { name: '6-players-alliance', seats: 6, options: { pairs: 'alliance', king: true } },
].map((recording) => ({ ...recording, rules: valhalla, folder: 'packages/game-valhalla/fixtures' }))

/** With game ids as arguments only those games are recorded. */
const wanted = process.argv.slice(2)
const RECORDINGS = [...BLOOD_RAGE, ...VALHALLA].filter(
  ({ rules }) => wanted.length === 0 || wanted.includes(rules.id),
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
