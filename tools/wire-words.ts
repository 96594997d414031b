/**
 * Finds the words that live play tells most, by which frames are packed:
 *   npm run wire:words [-- blood-rage] [valhalla]
 * They come from random games of every player count, module and variant, never from real ones: a
 * list that followed what is played would tell what others hold.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { GAME_IDS } from '@meadhall/games'
import { ROOT } from './lib/workspace.ts'
import { wordsOf } from './wire-words/word-list.ts'
import { wordsFile } from './wire-words/words-file.ts'

const GAMES_PLAYED = 300

const { positionals } = parseArgs({ allowPositionals: true })
for (const id of GAME_IDS.filter((one) => positionals.length === 0 || positionals.includes(one))) {
  const words = await wordsOf(id, GAMES_PLAYED)
  const file = `packages/games/src/wire-words/${id}.ts`
  writeFileSync(join(ROOT, file), wordsFile(words))
  console.log(`wrote ${file}: ${words.length} words`)
}
