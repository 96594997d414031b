import { expect, it } from 'vitest'
import { pathToRules, rulesOf } from './rules-of.ts'

const ROW = { text: { key: 'x' }, cost: null, types: [] }
const AID = [
  { title: { key: 'marks' }, rows: [{ ...ROW, name: { key: 'stat.axes' }, rule: 'BR-6.11' }] },
]
const RULINGS = { 'card.troll': ['BR-11.5'], 'card.frost-giant': ['BR-6.17', 'BR-6.23'] }

it.each([
  ['stat.axes', '/rules/blood-rage/BR-6.11'],
  ['card.troll.name', '/rules/blood-rage/BR-11.5'],
  ['card.frost-giant.name', '/rules/blood-rage?q=BR-6.17%20BR-6.23'],
  ['place.gimle', '/rules/blood-rage?q=Gimle'],
])('%s is read about at %s', (name, path) => {
  expect(pathToRules('blood-rage', rulesOf(name, AID, RULINGS), 'Gimle')).toBe(path)
})
