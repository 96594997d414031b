import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { RULE_IDS } from './rule-ids.ts'

it('the ids are those of the rules reference', () => {
  const page = new URL('../../../../docs/rules/valhalla.md', import.meta.url)
  const defined = readFileSync(page, 'utf8').matchAll(/^- (VH-[0-9R.]+) /gm)
  expect([...RULE_IDS].toSorted()).toEqual([...defined].map(([, id]) => id).toSorted())
})
