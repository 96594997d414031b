import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faredIn } from './gallery/figures.ts'
import { rulingsOf } from './gallery/rulings.ts'
import { ROOT } from './lib/workspace.ts'

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

describe('the gallery', () => {
  it.each(['blood-rage', 'valhalla'])('knows the rules that speak of the cards of %s', (game) => {
    const names = JSON.parse(textOf(`packages/game-${game}/src/locales/en.cards.json`))
    const written = JSON.parse(textOf(`apps/web/src/boards/rulings/${game}.json`))
    expect(rulingsOf(textOf(`docs/rules/${game}.md`), names)).toEqual(written)
  })

  it('takes a name as a whole', () => {
    const rules = '- BR-1.1 A Troll invades.\n- BR-1.2 Trolls are many.\n- BR-1.3 It is Alfheim.'
    const names = { 'card.troll.name': 'Troll', 'card.alfheim.name': 'Alfheim!' }
    expect(rulingsOf(rules, names)).toEqual({ 'card.troll': ['BR-1.1'] })
  })

  it('tells how cards fared in per cent, and nothing of those that nobody had', () => {
    const cards = {
      troll: { had: { games: 30, wins: 12 } },
      never: { had: { games: 0, wins: 0 } },
    }
    const jarls = { egil: { games: 20, wins: 10 } }
    expect(faredIn({ games: 40, cards, jarls })).toEqual({
      troll: { taken: 75, won: 40 },
      'jarl.egil': { taken: 50, won: 50 },
    })
  })
})
