import { readdirSync, readFileSync } from 'node:fs'
import { parseGameFile, play, startGame } from '@meadhall/kernel'
import { expect, it } from 'vitest'
import type { BloodRageAction } from './actions.ts'
import type { BloodRageEvent } from './events.ts'
import { placeOf } from './map.ts'
import { strengthLines } from './queries/groups.ts'
import { Retelling } from './retelling.ts'
import { bloodRage } from './rules.ts'
import type { Options } from './state.ts'

const FOLDER = new URL('../fixtures/', import.meta.url)

for (const name of readdirSync(FOLDER)) {
  it(`follows the figures of ${name} by its events alone`, () => {
    const file = parseGameFile(readFileSync(new URL(name, FOLDER), 'utf8'))
    const told = new Retelling()
    let place = placeOf('yggdrasil')
    const totals: [number, number][] = []
    const hear = (event: BloodRageEvent) => {
      told.hear(event)
      if (event.type === 'battle-began') place = placeOf(event.place)
      if (event.type !== 'total') return
      const lines = strengthLines(told.clan(event.clan), place)
      totals.push([lines.reduce((sum, line) => sum + line.strength, 0), event.strength])
    }
    const start = {
      options: file.options as Options,
      seats: file.seats.length,
      seed: file.seed,
      version: file.rules[0]?.version ?? bloodRage.version,
    }
    const game = startGame(bloodRage, start, hear)
    for (const action of file.actions) {
      play(bloodRage, game, action as BloodRageAction, hear)
      for (const { clan, warriors, singles } of game.state.clans)
        expect(told.clan(clan)).toMatchObject({ warriors, singles })
    }
    expect(totals.length).toBeGreaterThan(0)
    for (const [lines, strength] of totals) expect(lines).toBe(strength)
  })
}
