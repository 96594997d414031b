import { expect, it } from 'vitest'
import { given } from '../testing/given.ts'
import { factorOf, forEachWith, sumOf } from './upgrades.ts'

it('BR-5.9 upgrades count in every slot, the last of the clan slots too', () => {
  const upgrades = ['thors-glory', 'tyrs-domain', 'lokis-domain']
  const clan = given({ clans: ['wolf', 'raven', 'bear'], wolf: { upgrades } }).clan('wolf')
  expect(clan.upgrades[7]).toBe('a1-lokis-domain')
  expect(sumOf(clan, 'gloryPerRelease')).toBe(1)
  const named: string[] = []
  forEachWith(clan, 'gloryPerRelease', (value, card) => named.push(`${card}: ${value}`))
  expect(named).toEqual(['a1-lokis-domain: 1'])
})

it('BR-11.14 factors multiply, from the last clan slot too', () => {
  const upgrades = ['thors-glory', 'tyrs-domain', 'odins-inspiration']
  const clan = given({ age: 3, clans: ['wolf', 'raven', 'bear'], wolf: { upgrades } }).clan('wolf')
  expect(factorOf(clan, 'ragnarokGloryFactor')).toBe(2)
})
