import { describe, expect, it } from 'vitest'
import { distance, nearest, similar, tokensIn } from './words.ts'

const phrases = (text: string) =>
  text.split(' ').map((word) => ({ ways: [word.split('-')], optional: false }))

describe('distance', () => {
  it('is 0 for the full words and grows with what is left out', () => {
    expect(distance(['invade', 'warrior', 'gimle'], phrases('invade warrior gimle'))).toBe(0)
    expect(distance(['inv', 'war', 'gim'], phrases('invade warrior gimle'))).toBe(3)
    expect(distance(['invade', 'ship', 'gimle'], phrases('invade ship gimle-myrkulor'))).toBe(2)
  })

  it('needs every part said and every token used', () => {
    expect(distance(['invade', 'gimle'], phrases('invade warrior gimle'))).toBeNull()
    expect(distance(['pass', 'now'], phrases('pass'))).toBeNull()
    expect(distance(['gimle', 'invade'], phrases('invade gimle'))).toBeNull()
  })

  it('lets fillers and the age of a card go unsaid', () => {
    expect(distance(tokensIn('Lord of Hammers'), phrases('a1-lord-of-hammers'))).toBe(0)
  })
})

describe('nearest', () => {
  it('prefers the exact word to one that begins with it', () => {
    const places = ['gimle-myrkulor', 'gimle']
    expect(nearest(['gimle'], places, phrases).found).toEqual(['gimle'])
  })

  it('finds all that are equally near', () => {
    expect(nearest(['an'], ['andlang', 'angerboda', 'gimle'], phrases).found).toHaveLength(2)
  })
})

describe('words', () => {
  it('are the same with or without accents and apostrophes', () => {
    expect(tokensIn("Tyr's Smash, the Völur-Witch!")).toEqual(['tyrs', 'smash', 'volur', 'witch'])
  })

  it('are found though misspelt', () => {
    expect(similar('pilage', ['pillage', 'pass'])).toBe('pillage')
    expect(similar('xyzzy', ['pillage', 'pass'])).toBeNull()
  })

  it.each([
    ['pas', 'pass'],
    ['psas', null],
    ['pilag', 'pillage'],
    ['plag', null],
    ['invdae', 'invade'],
  ])('of "%s" are few enough wrong to be "%s"', (word, found) => {
    expect(similar(word, ['pillage', 'pass', 'invade'])).toBe(found)
  })

  it('are the closest of several', () => {
    expect(similar('marcg', ['mare', 'march', 'merch'])).toBe('march')
  })
})
