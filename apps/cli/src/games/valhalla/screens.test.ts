import { DECISION_KINDS, type ValhallaEvent, valhalla } from '@meadhall/game-valhalla'
import { SETUPS } from '@meadhall/game-valhalla/testing'
import { type Action, at, below, pick, seedRng } from '@meadhall/kernel'
import { Menu } from '@meadhall/spoken'
import { describe, expect, it } from 'vitest'
import type { Asked, Table } from '../../play/game.ts'
import { menuLines } from '../../play/screen.ts'
import { WIDTH, widthOf } from '../../text/layout.ts'
import { COLOURS, PLAIN } from '../../text/paint.ts'
import { ENGLISH } from '../../text/speech.ts'
import { valhallaTerminal } from './index.ts'

/** The options, with every group opened. */
function allOptions(table: Table): string[] {
  const menu = new Menu<Action>(table.answers(), table.grouping())
  const lines = menuLines(menu, ENGLISH)
  menu.entries.forEach(({ actions }, index) => {
    if (actions.length < 2) return
    menu.choose(index + 1)
    lines.push(menu.title, ...menuLines(menu, ENGLISH))
    menu.back()
  })
  return lines
}

/** All that can be shown at a decision. */
function everyLine(moment: Asked, news: readonly ValhallaEvent[]): string[] {
  const table = valhallaTerminal(ENGLISH).tableAt(moment)
  return [
    ...table.screen(news, true),
    ...table.screen(news, false),
    ...table.question(),
    ...table.board(),
    ...table.hand(),
    ...table.story(news, true),
    ...allOptions(table),
  ]
}

interface Shown {
  readonly kinds: Set<string>
  readonly wide: Set<string>
  /** Lines in which something has no words. */
  readonly wordless: Set<string>
}

/** Of the many screens of a game one in so many is looked at. */
const EVERY = 12

function look(lines: readonly string[], { wide, wordless }: Shown): void {
  for (const line of lines) {
    if (widthOf(line) > WIDTH) wide.add(line)
    if (/undefined|NaN|\{\w+\}|\b(card|jarl|seat|clan)\.\w/.test(line)) wordless.add(line)
  }
}

function playOut(seats: number, raw: object, shown: Shown): void {
  const rng = seedRng(`screens ${seats} ${JSON.stringify(raw)}`)
  const events: ValhallaEvent[] = []
  const hear = (event: ValhallaEvent): void => void events.push(event)
  const state = valhalla.setup(
    { options: valhalla.parseOptions(raw, seats), seats, seed: 'screens' },
    hear,
  )
  for (let decision = state.open[0]; decision !== undefined; decision = state.open[0]) {
    const { seat, kind } = decision
    const legal = valhalla.legalActions(state, decision)
    const view = valhalla.view(state, seat)
    const moment = { state, view, seat, decision, legal, events, paint: COLOURS }
    const isNew = !shown.kinds.has(kind)
    shown.kinds.add(kind)
    if (isNew || below(rng, EVERY) === 0) look(everyLine(moment, events.slice(-12)), shown)
    valhalla.apply(state, pick(rng, legal), hear)
  }
}

describe('the screens of Valhalla', () => {
  it('fit 80 columns and have words for everything, whatever is asked', () => {
    const shown: Shown = { kinds: new Set(), wide: new Set(), wordless: new Set() }
    for (const { seats, options } of SETUPS) playOut(seats, options, shown)
    expect([...shown.wide]).toEqual([])
    expect([...shown.wordless]).toEqual([])
    // A few questions hardly ever come up by chance, like the monster's demand for a warrior.
    const unseen = DECISION_KINDS.filter((kind) => !shown.kinds.has(kind))
    expect(unseen.length, unseen.join(' ')).toBeLessThan(4)
  })

  it('VH-91 tell all cards of the monster before the game, and one below the fought one in it', () => {
    const options = valhalla.parseOptions({ monster: 'hel' }, 1)
    const state = valhalla.setup({ options, seats: 1, seed: 'stack' })
    const told = (): string[] => {
      const decision = at(state.open, 0)
      const legal = valhalla.legalActions(state, decision)
      const view = valhalla.view(state, 0)
      const moment = { state, view, seat: 0, decision, legal, events: [], paint: PLAIN }
      const board = valhallaTerminal(ENGLISH).tableAt(moment).board()
      return board.filter((line) => /^ {2}(Next card|Then): strength/.test(line))
    }
    expect(state.open[0]?.kind).toBe('jarl')
    expect(told()).toHaveLength(5)
    for (let decision = at(state.open, 0); decision.kind !== 'turn'; decision = at(state.open, 0))
      valhalla.apply(state, at(valhalla.legalActions(state, decision), 0))
    expect(told()).toHaveLength(1)
  })
})
