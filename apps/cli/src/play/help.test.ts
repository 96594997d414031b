import { expect, it } from 'vitest'
import { COMMANDS } from '../commands/index.ts'
import { terminalOf } from '../games/index.ts'
import { GAMES } from '../games.ts'
import { LANGUAGES, speechIn } from '../text/speech.ts'
import { helpLines } from './help.ts'

it.each(LANGUAGES)('the help during a game fits 80 columns in %s', (code) => {
  for (const rules of GAMES) {
    const { words, speech } = terminalOf(rules, speechIn(code))
    expect(helpLines(words, speech).filter((line) => line.length > 80)).toEqual([])
  }
})

it('the usage of every command fits 80 columns', async () => {
  for (const command of Object.values(COMMANDS)) {
    const { USAGE } = await command()
    expect(USAGE.split('\n').filter((line) => line.length > 80)).toEqual([])
  }
})
