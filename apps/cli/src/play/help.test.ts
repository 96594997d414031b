import { expect, it } from 'vitest'
import { COMMANDS } from '../commands/index.ts'
import { TERMINAL_GAMES } from '../games/index.ts'
import { helpLines } from './help.ts'

it('the help during a game fits 80 columns', () => {
  for (const { words } of TERMINAL_GAMES)
    expect(helpLines(words).filter((line) => line.length > 80)).toEqual([])
})

it('the usage of every command fits 80 columns', async () => {
  for (const command of Object.values(COMMANDS)) {
    const { USAGE } = await command()
    expect(USAGE.split('\n').filter((line) => line.length > 80)).toEqual([])
  }
})
