/**
 * `npm run gallery [-- --games N]`: writes what the gallery tells of cards beyond their texts: the
 * rules that speak of each (`rulings/`), and how each fares between bots (`figures/`; only with
 * `--games`, since that takes minutes).
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Fared, type Figures, faredIn, type Simulated } from './gallery/figures.ts'
import { rulingsOf } from './gallery/rulings.ts'
import { ROOT } from './lib/workspace.ts'

const { values } = parseArgs({
  options: { games: { type: 'string' }, seed: { type: 'string', default: 'gallery' } },
})

const PLAYERS = 4
const BOTS = 'warrior'
/** The modules whose cards only come up where they are played; `null`: the game alone. */
const RUNS = {
  'blood-rage': [null],
  valhalla: [null, 'valkyries', 'dwarves', 'thor', 'tyr'],
} as const
type Game = keyof typeof RUNS

const WEB = join(ROOT, 'apps/web/src')

function write(path: string, what: object): void {
  writeFileSync(join(WEB, path), `${JSON.stringify(what, null, 1)}\n`)
  console.log(`wrote ${path}`)
}

function simulated(game: Game, module: string | null, games: number): Simulated {
  const options = module === null ? [] : ['--options', JSON.stringify({ [module]: true })]
  const asked = ['--game', game, '--players', `${PLAYERS}`, '--bots', BOTS, '--games', `${games}`]
  const main = join(ROOT, 'apps/cli/src/main.ts')
  const args = [main, 'simulate', ...asked, '--seed', values.seed, ...options, '--json']
  const run = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 26 })
  if (run.status !== 0) throw new Error(run.stderr)
  return JSON.parse(run.stdout)
}

function figuresOf(game: Game, games: number): Figures {
  const fared: Record<string, Fared> = {}
  // What the game alone says of a card goes before what it does beside a module.
  for (const module of RUNS[game].toReversed())
    Object.assign(fared, faredIn(simulated(game, module, games)))
  return { version: 1, players: PLAYERS, bots: BOTS, games, seed: values.seed, cards: fared }
}

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

for (const game of Object.keys(RUNS) as Game[]) {
  const names = JSON.parse(textOf(`packages/game-${game}/src/locales/en.cards.json`))
  write(`boards/rulings/${game}.json`, rulingsOf(textOf(`docs/rules/${game}.md`), names))
  if (values.games !== undefined)
    write(`pages/gallery/figures/${game}.json`, figuresOf(game, Number(values.games)))
}
