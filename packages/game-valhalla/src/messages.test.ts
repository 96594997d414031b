import { at, below, sameAction, seedRng } from '@meadhall/kernel'
import { MessageCheck, placeholders } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { ValhallaAction } from './actions.ts'
import { monsterCardOf } from './cards/index.ts'
import type { MonsterCardId } from './cards/printed.ts'
import { CARDS, JARLS, LOKI, MONSTER_CARDS } from './cards/printed.ts'
import { FACES, SPACES } from './ids.ts'
import cards from './locales/en.cards.json' with { type: 'json' }
import texts from './locales/en.json' with { type: 'json' }
import {
  actionMessage,
  cardName,
  cardTexts,
  decisionMessage,
  eventMessage,
  lokiMessage,
  monsterTraitMessage,
  needsMessage,
  reasonMessage,
} from './messages.ts'
import { valhalla } from './rules.ts'
import type { State, ValhallaDecision } from './state.ts'
import { given } from './testing/given.ts'
import { SETUPS } from './testing/setups.ts'
import { WHY } from './why.ts'

const ALL: Readonly<Record<string, string>> = { ...texts, ...cards }
const CHECK = new MessageCheck(ALL)

interface Table {
  readonly seats: number
  readonly options: object
  /** Puts the game where it would hardly come by chance. */
  readonly prepare?: (state: State) => void
}

function playOut(seed: string, { seats, options, prepare }: Table, seen: MessageCheck): void {
  const rng = seedRng(`play ${seed}`)
  const heard = (event: Parameters<typeof eventMessage>[0]) => {
    seen.add(eventMessage(event))
    seen.add(eventMessage(valhalla.redact(event, null)))
  }
  const state = valhalla.setup(
    { options: valhalla.parseOptions(options, seats), seats, seed },
    heard,
  )
  prepare?.(state)
  for (let decision = state.open[0]; decision !== undefined; decision = state.open[0]) {
    const legal = valhalla.legalActions(state, decision)
    const view = valhalla.view(state, decision.seat)
    seen.add(decisionMessage(view, decision))
    for (const action of legal) seen.add(actionMessage(view, decision, action))
    if (below(rng, 8) === 0) seenWhy(state, decision, legal, seen)
    valhalla.apply(state, at(legal, below(rng, legal.length)), heard)
  }
}

/** Solo against one card of the monster and those below it. */
function startAt({ monster }: State, card: MonsterCardId): void {
  if (monster === null) return
  monster.stack.splice(0, monster.stack.indexOf(card))
  monster.covered = monsterCardOf(card).a.attackSymbols.map(() => false)
}

/** Attempts of every shape: `whyNot` must find words for each that is not legal. */
function seenWhy(
  state: State,
  { seat }: ValhallaDecision,
  legal: readonly ValhallaAction[],
  seen: MessageCheck,
): void {
  for (const action of attempts(state, seat)) {
    const reason = valhalla.whyNot(state, action)
    if (reason !== null) seen.add(reasonMessage(reason))
    else expect(legal.some((one) => sameAction(one, action))).toBe(true)
  }
  const unasked = state.players.findIndex((_, other) =>
    state.open.every((one) => one.seat !== other),
  )
  const reason = unasked < 0 ? null : valhalla.whyNot(state, { type: 'done', by: unasked })
  if (reason !== null) seen.add(reasonMessage(reason))
}

function attempts(state: State, by: number): ValhallaAction[] {
  const seats = [-1, 0, 1, 2, 3, 4, 5, 9]
  const spaces = Array.from({ length: SPACES }, (_, space) => space)
  const own = state.players[by]?.hand ?? []
  return [
    ...(['draw', 'free-reroll', 'done'] as const).map((type): ValhallaAction => ({ type, by })),
    ...(['base', 'extended'] as const).map((half): ValhallaAction => ({ type: 'half', by, half })),
    ...[0, 1, 2, 3].map((line): ValhallaAction => ({ type: 'line', by, line })),
    ...JARLS.slice(0, 6).map(({ id }): ValhallaAction => ({ type: 'jarl', by, jarl: id })),
    ...FACES.flatMap((face): ValhallaAction[] => [
      { type: 'turn', by, face },
      { type: 'reroll', by, die: face },
      { type: 'die', by, die: face },
    ]),
    ...seats.flatMap((seat): ValhallaAction[] => [
      { type: 'attack', by, seat },
      { type: 'seat', by, seat },
    ]),
    ...state.players.flatMap((_, seat) =>
      spaces.flatMap((space): ValhallaAction[] => [
        { type: 'warrior', by, seat, space },
        { type: 'arm', by, seat, space, dice: 'axe' },
      ]),
    ),
    ...[...own, ...CARDS.map(({ id }) => id).slice(0, 4)].flatMap((id): ValhallaAction[] => [
      { type: 'play', by, card: id },
      { type: 'card', by, card: id },
      { type: 'tactic', by, card: id, die: '' },
      { type: 'attach', by, card: id, space: 0 },
      { type: 'support', by, card: id, seat: 1 },
      ...own.map((card): ValhallaAction => ({ type: 'play-two', by, card, other: id })),
    ]),
  ]
}

describe('texts', () => {
  it('are in order, none empty, with balanced braces', () => {
    for (const file of [texts, cards]) {
      const keys = Object.keys(file)
      expect(keys).toEqual(keys.toSorted())
    }
    for (const [key, text] of Object.entries(ALL)) {
      expect(text.trim(), key).not.toBe('')
      expect(text.split('{').length, key).toBe(text.split('}').length)
    }
  })

  it('name and explain every card', () => {
    for (const card of CARDS) {
      expect(ALL[cardName(card.id)], card.id).toBeTruthy()
      expect(
        cardTexts(card.id).flatMap((text) => CHECK.faultsOf(text)),
        card.id,
      ).toEqual([])
      if (card.type === 'warrior')
        expect(CHECK.faultsOf(needsMessage(card.needs)), card.id).toEqual([])
    }
  })

  it('name and explain Jarls and Loki cards', () => {
    const parts = ['name', 'base', 'condition', 'extended']
    const needed = [
      ...JARLS.flatMap(({ id }) => parts.map((part) => `jarl.${id}.${part}`)),
      ...LOKI.map(({ id }) => `loki.${id}.name`),
      ...MONSTER_CARDS.map(({ monster }) => `monster.${monster}.name`),
    ]
    expect(needed.filter((key) => !ALL[key])).toEqual([])
    for (const { id, lines } of LOKI)
      expect(lines.flatMap((_, line) => CHECK.faultsOf(lokiMessage(id, line)))).toEqual([])
  })

  it('explain the traits of monsters', () => {
    const traits = MONSTER_CARDS.flatMap(({ a, b }) => [a.trait, b.trait])
    for (const trait of traits)
      if (trait !== null) expect(CHECK.faultsOf(monsterTraitMessage(trait))).toEqual([])
  })
})

describe('messages', () => {
  const seen = new MessageCheck(ALL)
  SETUPS.forEach((setup, index) => {
    for (let game = 0; game < 4; game++) playOut(`${index} ${game}`, setup, seen)
  })
  // Random players hardly ever have to show a hand, or get beyond a monster's first card.
  const shown = given({ p1: { hand: ['fury'] }, p2: { squad: ['gunnolf'] } })
  shown.does('p1', 'draw')
  for (const event of shown.events) seen.add(eventMessage(event))
  for (const { id, monster } of MONSTER_CARDS) {
    const prepare = (state: State): void => startAt(state, id)
    playOut(id, { seats: 1, options: { monster }, prepare }, seen)
  }
  seen.add(eventMessage({ type: 'jarl-silenced', seat: -1 }))

  it('have all the parameters that their texts name', () => {
    expect([...seen.faults].toSorted()).toEqual([])
  })

  it('meet every kind of decision, every event and every action in play', () => {
    const unmet = (prefix: string) =>
      Object.keys(ALL).filter((key) => key.startsWith(prefix) && !seen.keys.has(key))
    expect(unmet('decision.')).toEqual([])
    expect(unmet('event.')).toEqual([])
    expect(unmet('action.')).toEqual([])
  })

  it('explain every reason', () => {
    const unmet = Object.keys(WHY).filter((key) => !seen.keys.has(`why.${key}`))
    expect(unmet.length, unmet.join(' ')).toBeLessThan(16)
    for (const key of Object.keys(WHY)) expect(placeholders(ALL[`why.${key}`] ?? '')).toEqual([])
  })
})
