/**
 * Counts with how many answers, pairs of answers, … each game can go on from fixed positions:
 *   npm run perft [-- --write] [blood-rage] [valhalla]
 * Prints the table and what differs from the one that is kept; `--write` keeps it. A difference
 * that no change of the rules explains is a fault of the generator.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { GAME_IDS, GAMES, type GameId } from '@meadhall/games'
import { TRIALS } from '@meadhall/games/trials'
import type { AnyRules } from '@meadhall/kernel'
import { type PerftRow, type PerftStart, perft } from '@meadhall/kernel/testing'
import { ROOT } from './lib/workspace.ts'

/** How far into a game is counted from. */
const AFTER = [0, 20, 45, 80, 120, 160]
const DEEPEST = 6
/** A row is as deep as it can be without counting more than this. */
const MOST = 12_000

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
})

for (const id of GAME_IDS.filter((one) => positionals.length === 0 || positionals.includes(one))) {
  const rows = await countAll(id)
  const path = join(ROOT, 'packages', `game-${id}`, 'perft.jsonl')
  const text = `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`
  const kept = existsSync(path) ? readFileSync(path, 'utf8') : ''
  console.log(text === kept ? `${id}: as it is kept` : `${id}: differs from what is kept`)
  if (text !== kept && !values.write) process.exitCode = 1
  if (values.write) writeFileSync(path, text)
}

async function countAll(id: GameId): Promise<PerftRow[]> {
  const rules = await GAMES[id].rules()
  const starts = TRIALS[id].setups.flatMap(({ seats, options }) =>
    AFTER.map((after) => ({ seats, options, seed: 'perft', after })),
  )
  const rows = starts.map((start) => ({ ...start, counts: deepest(rules, start) }))
  const open = rows.filter(({ counts }) => counts[0] !== 0)
  for (const { counts, ...start } of open)
    console.log(`${id} ${JSON.stringify(start)}: ${counts.join(' ')}`)
  return open
}

function deepest(rules: AnyRules, start: PerftStart): number[] {
  let counts = perft(rules, start, 1)
  for (let depth = 2; depth <= DEEPEST; depth++) {
    const deeper = perft(rules, start, depth)
    if ((deeper.at(-1) ?? 0) > MOST) break
    counts = deeper
  }
  return counts
}
