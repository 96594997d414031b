import { playerName } from '@meadhall/kernel'
import { expect, it } from 'vitest'
import { BOT_NAMES } from '../sources/bot-names.ts'
import { madeUpName } from './made-up-name.ts'

it('a made-up name is a name as it is, and no bot has it', () => {
  const names = Array.from({ length: 128 }, (_, index) => madeUpName(() => index / 128))
  for (const name of names) expect(playerName(name)).toBe(name)
  const given = new Set(names.map((name) => name.split(' ')[0]))
  expect(given.size).toBe(16)
  for (const bot of BOT_NAMES) expect(given).not.toContain(bot)
})
