import { describe, expect, it } from 'vitest'
import { catalogProblems, compileCatalog, pseudoCatalog } from './catalogs.ts'
import { glossaryGaps, glossaryProblems } from './glossary.ts'
import { speakerOf } from './speaker.ts'

const ENGLISH = {
  hello: 'Hello {who}!',
  many: '{n, plural, one {# ship} other {# ships}}',
  wolf: 'Wolf',
}
const POLISH = {
  hello: 'Witaj, {who, gen}!',
  many: '{n, plural, one {# statek} few {# statki} many {# statków} other {# statku}}',
  wolf: 'Wilk',
  'wolf#gen': 'Wilka',
}

describe('catalogProblems', () => {
  const problems = (change: object) => catalogProblems(ENGLISH, { ...POLISH, ...change }, 'pl')

  it('finds none in a whole translation', () => {
    expect(problems({})).toEqual([])
    expect(catalogProblems(ENGLISH, ENGLISH, 'en')).toEqual([])
  })

  it('asks for no plural that only millions take', () => {
    const italian = { many: '{n, plural, one {# nave} other {# navi}}' }
    expect(catalogProblems({ many: ENGLISH.many }, italian, 'it')).toEqual([])
  })

  it('knows the forms that names have in another file of the language', () => {
    const texts = { hello: 'Witaj, {who, dat}!' }
    const known = (names: readonly string[]) =>
      catalogProblems({ hello: ENGLISH.hello }, texts, 'pl', names)
    expect(known(['bear', 'bear#dat'])).toEqual([])
    expect(known(['bear', 'bear#gen'])).toHaveLength(1)
  })

  it('names a missing text', () => {
    const { wolf: _wolf, ...rest } = POLISH
    expect(catalogProblems(ENGLISH, rest, 'pl')).toEqual(['"wolf" is missing'])
  })

  it.each([
    ['a stale text', { gone: 'x' }, '"gone" is stale: English has no such text'],
    ['a form of nothing', { 'gone#gen': 'x' }, '"gone#gen" is stale: English has no such text'],
    ['an empty text', { wolf: '' }, '"wolf" is empty'],
    ['a lost argument', { hello: 'Witaj!' }, '"hello" leaves out {who}'],
    ['a new argument', { wolf: 'Wilk {x}' }, '"wolf" has no {x} in English'],
    ['a case without forms', { hello: 'Witaj, {who, dat}!' }, 'but no name has a form "#dat"'],
    ['a plural without its categories', { many: '{n, plural, one {#} other {#}}' }, 'has no "few"'],
    ['what is no message', { wolf: 'Wilk {n, plural}' }, '"wolf"'],
  ])('names %s', (_what, change, problem) => {
    expect(problems(change).join('\n')).toContain(problem)
  })
})

describe('a speaker', () => {
  const catalog = compileCatalog(POLISH)
  const { say, pieces } = speakerOf({ locale: 'pl', find: (key) => catalog[key] })

  it('puts a name in in the case that was asked for', () => {
    expect(say({ key: 'hello', params: { who: 'wolf' } })).toBe('Witaj, Wilka!')
  })

  it('chooses the plural of its language', () => {
    const ships = (n: number) => say({ key: 'many', params: { n } })
    expect([1, 2, 5, 22].map(ships)).toEqual(['1 statek', '2 statki', '5 statków', '22 statki'])
  })

  it('chooses the ordinal of its language', () => {
    const place = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
    const texts = compileCatalog({ place })
    const read = speakerOf({ locale: 'en', find: (key) => texts[key] })
    const places = [1, 2, 3, 4, 11, 22].map((n) => read.say({ key: 'place', params: { n } }))
    expect(places).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd'])
  })

  it('takes a name that somebody typed as it is', () => {
    expect(say({ key: 'hello', params: { who: { literal: 'wolf' } } })).toBe('Witaj, wolf!')
  })

  it('puts names without a form of their own into the form for all', () => {
    const texts = {
      '#di': 'di {name}',
      of: 'la mano {who, di}',
      wolf: 'Lupo',
      'wolf#di': 'del Lupo',
    }
    const italian = compileCatalog({ ...texts, raven: 'Corvo' })
    const read = speakerOf({ locale: 'it', find: (key) => italian[key] })
    const of = (who: string | { literal: string }) => read.say({ key: 'of', params: { who } })
    expect(of('wolf')).toBe('la mano del Lupo')
    expect(of('wolf raven')).toBe('la mano del Lupo e di Corvo')
    expect(of({ literal: 'wolf' })).toBe('la mano di wolf')
    expect(catalogProblems({ of: '{who} hand', wolf: 'Wolf' }, texts, 'it')).toEqual([])
  })

  it('keeps what a form puts before a name out of the name', () => {
    const texts = compileCatalog({
      fight: 'Битка {place, in}!',
      gimle: 'Гимле',
      'gimle#in': 'в Гимле',
      fjord: 'фиорд',
      'fjord#in': 'във фиорда',
      elf: 'Elfo',
      'elf#in': "dell'Elfo",
    })
    const read = speakerOf({ locale: 'bg', find: (key) => texts[key] })
    const names = (place: string) => read.pieces({ key: 'fight', params: { place } }).slice(1, -1)
    expect(names('gimle')).toEqual([{ text: 'в ' }, { key: 'gimle', text: 'Гимле' }])
    expect(names('fjord')).toEqual([{ key: 'fjord', text: 'във фиорда' }])
    expect(names('elf')).toEqual([{ text: "dell'" }, { key: 'elf', text: 'Elfo' }])
  })

  it('speaks to the one who reads', () => {
    const texts = compileCatalog({
      gains: '{who} {who, select, you {gain} other {gains}} 1 Glory',
      takes: 'Bear takes 1 Rage from {who}',
      wolf: 'Wolf',
      raven: 'Raven',
    })
    const you = { key: 'wolf', name: 'you' }
    const read = speakerOf({ locale: 'en', find: (key) => texts[key], you })
    const all = (who: string) => ['gains', 'takes'].map((key) => read.say({ key, params: { who } }))
    expect(all('wolf')).toEqual(['You gain 1 Glory', 'Bear takes 1 Rage from you'])
    expect(all('raven')).toEqual(['Raven gains 1 Glory', 'Bear takes 1 Rage from Raven'])
  })

  it('tells names from the rest of a sentence', () => {
    expect(pieces({ key: 'hello', params: { who: 'wolf' } })).toEqual([
      { text: 'Witaj, ' },
      { key: 'wolf', text: 'Wilka' },
      { text: '!' },
    ])
  })
})

describe('the made-up language', () => {
  it('marks and stretches every text, and keeps what is put in', () => {
    const catalog = pseudoCatalog(ENGLISH)
    const { say } = speakerOf({ locale: 'en', find: (key) => catalog[key] })
    expect(say({ key: 'wolf' })).toBe('Wólf··')
    expect(say({ key: 'many', params: { n: 2 } })).toBe('2 šhípš··')
  })
})

describe('the glossary', () => {
  const GLOSSARY = { wolf: { en: 'Wolf', pl: 'Wilk', it: 'Lupo', de: 'Wolf', bg: 'вълк' } }

  it('is held to all its languages', () => {
    expect(glossaryGaps(GLOSSARY)).toEqual([])
    expect(glossaryGaps({ bear: { en: 'Bear', pl: 'x', it: 'x', de: 'x', bg: ' ' } })).toEqual([
      '"bear" has no word in "bg"',
    ])
  })

  it('is what names are held to', () => {
    expect(glossaryProblems(GLOSSARY, ENGLISH, POLISH, 'pl')).toEqual([])
    expect(glossaryProblems(GLOSSARY, ENGLISH, { wolf: 'Basior' }, 'pl')).toEqual([
      '"wolf" is "Basior", but the glossary says "Wilk"',
    ])
  })

  it('may have two words where English has one', () => {
    const words = { en: 'Battle', pl: 'x', it: 'x', de: 'Schlacht; Kampf', bg: 'x' }
    const problems = (text: string) =>
      glossaryProblems({ battle: words }, { title: 'Battle' }, { title: text }, 'de')
    expect(['Schlacht', 'Kampf'].flatMap(problems)).toEqual([])
    expect(problems('Krieg')).toHaveLength(1)
  })

  it('may be used in another form where a sentence asks for it', () => {
    const words = { en: 'Wolf clan', pl: 'Klan Wilkołaka', it: 'x', de: 'x', bg: 'x' }
    const english = { title: 'Wolf clan' }
    const problems = (text: string) =>
      glossaryProblems({ clan: words }, english, { title: text }, 'pl', 'stem')
    expect(problems('Wilkołaki')).toEqual([])
    expect(problems('Niedźwiedzie')).toHaveLength(1)
  })
})
