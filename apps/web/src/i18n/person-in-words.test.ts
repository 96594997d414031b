import { readFileSync } from 'node:fs'
import { compileCatalog } from '@meadhall/words/catalogs'
import { expect, it } from 'vitest'
import { personInWords } from './person-in-words.ts'
import { nameSeats, useWordsStore, wordsNow } from './words.ts'

it('a guest under the name of an account is called one', () => {
  const texts = readFileSync(new URL('app/en.json', import.meta.url), 'utf8')
  useWordsStore.setState({ areas: { app: compileCatalog(JSON.parse(texts)) } })
  nameSeats({ 'seat.0': 'Somebody' })
  expect(personInWords(wordsNow(), { id: 'a', name: 'Astrid' })).toBe('Astrid')
  const guest = { id: 'b', name: 'Astrid', namesake: true } as const
  expect(personInWords(wordsNow(), guest)).toBe('Astrid (guest)')
  nameSeats({})
})
