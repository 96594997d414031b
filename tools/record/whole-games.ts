import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameId } from '@meadhall/games'
import { makeGameFile, play, printGameFile, startGame } from '@meadhall/kernel'
import type { TrialSetup } from '@meadhall/kernel/testing'
import { ROOT } from '../lib/workspace.ts'
import { playedByBots } from './bots.ts'

const MODULES = { loki: true, valkyries: true, dwarves: true, tyr: true, king: true }

/** The games that other tests, links and pictures use, as whole game files by name. */
const WHOLE_GAMES: Readonly<Record<GameId, Readonly<Record<string, TrialSetup>>>> = {
  'blood-rage': {
    '2-players': { seats: 2, options: {} },
    '2-players-first-game': { seats: 2, options: { firstGame: true } },
    '3-players': { seats: 3, options: {} },
    '3-players-first-game': { seats: 3, options: { firstGame: true } },
    '4-players': { seats: 4, options: {} },
    '4-players-first-game': { seats: 4, options: { firstGame: true } },
  },
  valhalla: {
    'solo-hel': { seats: 1, options: { monster: 'hel' } },
    'solo-surtr-extra-deck': {
      seats: 1,
      options: { monster: 'surtr', difficulty: 3, valkyries: true },
    },
    '2-players': { seats: 2, options: {} },
    '3-players-hand-draft': { seats: 3, options: { handDraft: true, fiveJarls: true } },
    '4-players-all-modules': { seats: 4, options: { ...MODULES, thor: true } },
    '4-players-cooperation': { seats: 4, options: { pairs: 'cooperation' } },
    '5-players-first-game': { seats: 5, options: { firstGame: true, loki: true } },
    '6-players-alliance': { seats: 6, options: { pairs: 'alliance', king: true } },
  },
}

export async function writeWholeGames(id: GameId): Promise<void> {
  for (const [name, setup] of Object.entries(WHOLE_GAMES[id])) {
    const path = join(ROOT, 'packages', `game-${id}`, 'fixtures', `${name}.json`)
    writeFileSync(path, await playWhole(id, name, setup))
    console.log(path)
  }
}

/** A game of warriors, printed. */
async function playWhole(id: GameId, name: string, setup: TrialSetup): Promise<string> {
  const { rules, log } = await playedByBots(id, setup, `fixture/${name}`, ['warrior'])
  const game = startGame(rules, log)
  for (const action of log.actions) play(rules, game, action)
  const names = Array.from({ length: setup.seats }, (_, seat) => `Bot ${seat + 1}`)
  return printGameFile(makeGameFile(rules, game, names))
}
