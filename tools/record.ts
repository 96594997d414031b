/**
 * Records golden games of greedy bots as game files, one for each set-up:
 *   node tools/launcher.mjs tools/record.ts [blood-rage] [valhalla]
 * Run it only when the rules' version is raised: recordings prove that old games still replay.
 */
import { writeFileSync } from 'node:fs'
import { botsFor } from '@meadhall/bots'
import { bloodRage } from '@meadhall/game-blood-rage'
import { valhalla } from '@meadhall/game-valhalla'
import {
  type Action,
  type AnyRules,
  makeGameFile,
  play,
  printGameFile,
  startGame,
} from '@meadhall/kernel'
import { playBots } from '@meadhall/match'

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
  writeFileSync(`${recording.folder}/${recording.name}.json`, await record(recording))
  console.log(`recorded ${recording.folder}/${recording.name}.json`)
}

async function record({ rules, name, seats, options }: Recording): Promise<string> {
  const seed = `fixture/${name}`
  const start = { options: rules.parseOptions(options, seats), seats, seed }
  const { greedy } = botsFor(rules)
  const actions: Action[] = []
  await playBots(rules, {
    start,
    bots: Array.from({ length: seats }, () => greedy),
    onAnswer: (_decision, action) => actions.push(action),
  })
  const game = startGame(rules, start)
  for (const action of actions) play(rules, game, action)
  const names = Array.from({ length: seats }, (_, seat) => `Bot ${seat + 1}`)
  return printGameFile(makeGameFile(rules, game, names))
}
