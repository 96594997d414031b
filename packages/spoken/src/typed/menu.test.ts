import { describe, expect, it } from 'vitest'
import { type Grouping, Menu } from './menu.ts'

const grouping: Grouping<string> = {
  parts: (action) => action.split(' '),
  isGrouped: (depth) => depth === 0,
  groupLabel: (actions, depth) => `${actions[0]?.split(' ')[depth]} (${actions.length})`,
  label: (action) => action,
  title: (actions) => `${actions[0]}:`,
}
const places = ['a', 'b', 'c', 'd', 'e', 'f']
const actions = [
  ...places.map((place) => `invade warrior ${place}`),
  ...places.map((place) => `invade ship ${place}`),
  'pillage a',
  'pass',
]
const labels = (menu: Menu<string>) => menu.entries.map((entry) => entry.label)

describe('Menu', () => {
  it('groups by kind, then by detail where there is much', () => {
    const menu = new Menu(actions, grouping)
    expect(labels(menu)).toEqual(['invade (12)', 'pillage a', 'pass'])
    expect(menu.choose(1)).toBeNull()
    expect(labels(menu)).toEqual(['warrior (6)', 'ship (6)'])
    expect(menu.choose(2)).toBeNull()
    expect(menu.choose(6)).toBe('invade ship f')
  })

  it('lists few answers of a kind at once', () => {
    const menu = new Menu(actions.slice(4, 8), grouping)
    expect(labels(menu)).toEqual(actions.slice(4, 8))
  })

  it('goes back, and refuses numbers that are not there', () => {
    const menu = new Menu(actions, grouping)
    expect(() => menu.choose(4)).toThrow(RangeError)
    menu.choose(1)
    expect(menu.isTop).toBe(false)
    menu.back()
    menu.back()
    expect(menu.isTop).toBe(true)
  })

  it('shows only some answers when asked to', () => {
    const menu = new Menu(actions, grouping)
    menu.narrow(['pass', 'pillage a'], 'which?')
    expect(menu.title).toBe('which?')
    expect(menu.choose(2)).toBe('pillage a')
    menu.back()
    expect(labels(menu)).toHaveLength(3)
  })
})
