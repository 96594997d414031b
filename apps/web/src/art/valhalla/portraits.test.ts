import { isCardId } from '@meadhall/game-valhalla'
import { expect, it } from 'vitest'
import polish from '../../../../../languages/pl/valhalla.cards.json' with { type: 'json' }
import { womanOf } from './portrait-looks.ts'

it('those whom Valkyries chose are called in Polish as their portraits show them', () => {
  const names = Object.entries(polish).flatMap(([key, name]) => {
    const card = /^card\.(.*-chosen)\.name$/.exec(key)?.[1] ?? ''
    return isCardId(card) ? [{ card, name }] : []
  })
  expect(names.length).toBeGreaterThan(20)
  for (const { card, name } of names)
    expect(name.split(' ')[0], card).toBe(womanOf(card) ? 'Wybranka' : 'Wybraniec')
})
