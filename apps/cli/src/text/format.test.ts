import { ALL_CARDS, cardText } from '@meadhall/game-blood-rage'
import cards from '@meadhall/game-blood-rage/locales/en.cards.json' with { type: 'json' }
import texts from '@meadhall/game-blood-rage/locales/en.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { sayIn } from './format.ts'

const TEXTS = {
  hello: 'Hello {who}!',
  many: '{n, plural, =0 {nobody} one {# Warrior of {clan}} other {# Warriors of {clan}}} in {place}',
  wolf: 'Wolf',
  gimle: 'Gimle',
  bear: 'Bear',
  quote: "It is {clan}'s turn",
}

describe('sayIn', () => {
  const say = sayIn({ locale: 'en', texts: TEXTS })

  it('puts names in by their keys', () => {
    expect(say({ key: 'hello', params: { who: 'wolf' } })).toBe('Hello Wolf!')
    expect(say({ key: 'quote', params: { clan: 'wolf' } })).toBe("It is Wolf's turn")
  })

  it('chooses plural forms, exact numbers first', () => {
    const many = (n: number) => say({ key: 'many', params: { n, clan: 'wolf', place: 'gimle' } })
    expect(many(0)).toBe('nobody in Gimle')
    expect(many(1)).toBe('1 Warrior of Wolf in Gimle')
    expect(many(2)).toBe('2 Warriors of Wolf in Gimle')
  })

  it('lists several names as the language does', () => {
    expect(say({ key: 'hello', params: { who: 'wolf bear' } })).toBe('Hello Wolf and Bear!')
    expect(say({ key: 'hello', params: { who: 'wolf bear gimle' } })).toBe(
      'Hello Wolf, Bear, and Gimle!',
    )
    expect(say({ key: 'hello', params: { who: '' } })).toBe('Hello !')
  })

  it('shows a gap instead of failing', () => {
    expect(say({ key: 'hello', params: {} })).toBe('Hello …!')
    expect(say({ key: 'no.such', params: {} })).toBe('no.such')
  })

  it('paints names by their key', () => {
    const loud = sayIn({ locale: 'en', texts: TEXTS, paint: (key, text) => `<${key}:${text}>` })
    expect(loud({ key: 'hello', params: { who: 'wolf' } })).toBe('Hello <wolf:Wolf>!')
  })
})

describe('the texts of Blood Rage', () => {
  const say = sayIn({ locale: 'en', texts: { ...texts, ...cards } })

  it('are all well-formed ICU messages', () => {
    for (const key of Object.keys({ ...texts, ...cards })) {
      expect(() => say({ key, params: {} }), key).not.toThrow()
    }
  })

  it('have the printed numbers on every card', () => {
    for (const card of ALL_CARDS) expect(say(cardText(card.id)), card.id).not.toMatch(/[{}…]/)
    const troll = say(cardText('a1-brothers-in-arms'))
    expect(troll).toBe(
      'Your Warriors in the same province count STR 3 for each full pair; a Warrior left over counts 1.',
    )
  })
})
