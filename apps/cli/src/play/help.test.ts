import { expect, it } from 'vitest'
import { COMMANDS } from '../commands/index.ts'
import { HELP_LINES } from './help.ts'

it('the help during a game fits 80 columns', () => {
  expect(HELP_LINES.filter((line) => line.length > 80)).toEqual([])
})

it('the usage of every command fits 80 columns', async () => {
  for (const command of Object.values(COMMANDS)) {
    const { USAGE } = await command()
    expect(USAGE.split('\n').filter((line) => line.length > 80)).toEqual([])
  }
})
