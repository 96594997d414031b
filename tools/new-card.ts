/**
 * Makes the skeleton of a Blood Rage card that has an effect:
 *   npm run new-card -- ravens-feast
 * A file, a test, and the lines to add elsewhere. Existing files are never overwritten.
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
if (existsSync(`${CARDS}/${name}.ts`)) {
  console.error(`${CARDS}/${name}.ts is there already`)
  process.exit(1)
}

const constant = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
writeFileSync(`${CARDS}/${name}.ts`, cardFile())
writeFileSync(`${CARDS}/${name}.test.ts`, testFile())
console.log(`wrote ${CARDS}/${name}.ts and its test. Still to do:
  ${CARDS}/printed.ts   its row in the printed table
  ${CARDS}/index.ts     '${name}': ${constant},
  locales               card.${name}.name, card.${name}.text
  docs/rules            its line in the card table, a ruling if it needs one`)

function cardFile(): string {
  return `import { defineCard, gainGlory } from './card.ts'

/** What it does in one sentence (the rule's id). */
export const ${constant} = defineCard({ on: { won: [gainGlory(1)] } })
`
}

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
