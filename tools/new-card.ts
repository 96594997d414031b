/**
 * Makes the skeleton of a Blood Rage card that has an effect:
 *   npm run new-card -- ravens-feast
 * Its test, and the lines to add elsewhere. Existing files are never overwritten.
 */
import { existsSync, writeFileSync } from 'node:fs'

const CARDS = 'packages/game-blood-rage/src/cards'

const name = process.argv[2] ?? ''
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error(
    `new-card takes a name in small letters and hyphens, like "ravens-feast", not "${name}"`,
  )
  process.exit(2)
}
const test = `${CARDS}/${name}.test.ts`
if (existsSync(test)) {
  console.error(`${test} is there already`)
  process.exit(1)
}

writeFileSync(test, testFile())
console.log(`wrote ${test}. Still to do:
  ${CARDS}/age-1.ts, -2 or -3   its row, and beside it what it does:
    // What it does in one sentence (the rule's id).
    battle(1, '${name}', 'odin', 2, [2, 4], { on: { won: [gainGlory(1)] } }),
  locales      card.${name}.name, card.${name}.text
  docs/rules   its line in the card table, a ruling if it needs one`)

function testFile(): string {
  return `import { expect, it } from 'vitest'
import { given } from '../testing/given.ts'

it('BR-0.0 says what it does, leaves the bystander alone, and the game goes on', () => {
  const game = given({ clans: ['wolf', 'raven', 'bear'], board: { gimle: ['wolf warrior'] } })
  game.does('wolf', 'pass')
  expect(game.clan('bear').glory).toBe(0)
  expect(game.asks()).toEqual({ raven: 'turn' })
})
`
}
