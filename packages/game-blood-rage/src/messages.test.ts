import { at, below, sameAction, seedRng } from '@meadhall/kernel'
import { MessageCheck, placeholders } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { BloodRageAction } from './actions.ts'
import { ALL_CARDS } from './cards/index.ts'
import { FIGURES, STATS } from './ids.ts'
import cards from './locales/en.cards.json' with { type: 'json' }
import texts from './locales/en.json' with { type: 'json' }
import { PLACES } from './map.ts'
import {
  actionMessage,
  cardName,
  cardText,
  decisionMessage,
  eventMessage,
  hintMessage,
  reasonMessage,
} from './messages.ts'
import { bloodRage } from './rules.ts'
import type { BloodRageDecision, State } from './state.ts'
import { WHY } from './why.ts'

const ALL: Readonly<Record<string, string>> = { ...texts, ...cards }
const CHECK = new MessageCheck(ALL)

const COMMON: readonly string[] = ['draft', 'turn', 'call-to-battle', 'battle-card', 'march']

function playOut(seed: string, seats: number, seen: MessageCheck): void {
  const rng = seedRng(`play ${seed}`)
  const heard = (event: Parameters<typeof eventMessage>[0]) => {
    seen.add(eventMessage(event))
    seen.add(eventMessage(bloodRage.redact(event, null)))
  }
  const options = bloodRage.parseOptions({}, seats)
  const state = bloodRage.setup({ options, seats, seed }, heard)
  for (let decision = state.open[0]; decision !== undefined; decision = state.open[0]) {
    const legal = bloodRage.legalActions(state, decision)
    const view = bloodRage.view(state, decision.seat)
    seen.add(decisionMessage(decision))
    seen.add(hintMessage(decision))
    for (const action of legal) seen.add(actionMessage(view, decision, action))
    if (below(rng, COMMON.includes(decision.kind) ? 60 : 5) === 0)
      seenWhy(state, decision, legal, seen)
    bloodRage.apply(state, at(legal, below(rng, legal.length)), heard)
  }
}

/** Attempts of every shape: `whyNot` must find words for each that is not legal. */
function seenWhy(
  state: State,
  decision: BloodRageDecision,
  legal: readonly BloodRageAction[],
  seen: MessageCheck,
): void {
  for (const action of attempts(decision.seat)) {
    const reason = bloodRage.whyNot(state, action)
    if (reason !== null) seen.add(reasonMessage(reason))
    else expect(legal.some((one) => sameAction(one, action))).toBe(true)
  }
  const unasked = state.clans.findIndex((_, seat) => state.open.every((one) => one.seat !== seat))
  for (const action of unasked < 0 ? [] : attempts(unasked)) {
    const reason = bloodRage.whyNot(state, action)
    if (reason !== null) seen.add(reasonMessage(reason))
  }
}

function attempts(by: number): BloodRageAction[] {
  const simple = ['pass', 'sacrifice', 'flee', 'accept', 'decline'] as const
  const places = PLACES.flatMap((place): BloodRageAction[] => [
    { type: 'pillage', by, place },
    { type: 'challenge', by, place },
    { type: 'place', by, place },
    { type: 'march', by, from: place, to: 'gimle' },
    { type: 'march', by, from: 'horgr', to: place },
    ...FIGURES.flatMap((figure): BloodRageAction[] => [
      { type: 'invade', by, figure, place },
      { type: 'return', by, figure, place },
      { type: 'figure', by, figure, place },
    ]),
  ])
  const ofCards = ALL_CARDS.flatMap(({ id }): BloodRageAction[] => [
    { type: 'card', by, card: id },
    { type: 'quest', by, card: id },
    { type: 'upgrade', by, card: id, slot: 0 },
  ])
  return [
    ...simple.map((type): BloodRageAction => ({ type, by })),
    ...places,
    ...ofCards,
    ...STATS.map((stat): BloodRageAction => ({ type: 'stat', by, stat })),
    { type: 'bonus', by, bonus: 7 },
  ]
}

describe('texts', () => {
  it('are complete, in order, and empty only on cards without a text', () => {
    for (const file of [texts, cards]) {
      const keys = Object.keys(file)
      expect(keys).toEqual(keys.toSorted())
    }
    const empty = Object.keys(ALL).filter((key) => ALL[key]?.trim() === '')
    const plain = ['bash', 'crush', 'rage', 'smash', 'smite']
    expect(empty).toEqual(plain.map((name) => `card.tyrs-${name}.text`))
  })

  it('have balanced braces', () => {
    for (const [key, text] of Object.entries(ALL)) {
      expect(text.split('{').length, key).toBe(text.split('}').length)
    }
  })

  it('say on every card what is printed on it', () => {
    for (const { id, strength, glory } of ALL_CARDS) {
      expect(ALL[cardName(id)], id).toBeTruthy()
      const message = cardText(id)
      expect(CHECK.faultsOf(message), id).toEqual([])
      const named = placeholders(ALL[message.key] ?? '')
      expect(named.filter((name) => name !== 'strength' && name !== 'glory')).toEqual([])
      if (named.includes('strength')) expect(message.params['strength']).toBe(strength)
      if (named.includes('glory')) expect(message.params['glory']).toBe(glory)
    }
  })
})

describe('messages', () => {
  const seen = new MessageCheck(ALL)
  for (let game = 0; game < 90; game++) playOut(`messages ${game}`, 2 + (game % 3), seen)
  // Random players hardly ever run out of cards or have a Witch to save.
  seen.add(eventMessage({ type: 'no-card', clan: 'wolf' }))
  seen.add(eventMessage({ type: 'fled', clan: 'wolf', figure: 'volur-witch', from: 'gimle' }))

  it('have all the parameters that their texts name', () => {
    expect([...seen.faults].toSorted()).toEqual([])
  })

  it('meet every kind of decision, every event and every action in play', () => {
    const met = (prefix: string) =>
      Object.keys(ALL).filter((key) => key.startsWith(prefix) && !seen.keys.has(key))
    expect(met('decision.')).toEqual([])
    expect(met('event.')).toEqual([])
    expect(met('action.')).toEqual([])
  })

  it('explain every reason that play can give', () => {
    const unmet = Object.keys(WHY).filter((key) => !seen.keys.has(`why.${key}`))
    expect(unmet.length).toBeLessThan(10)
    const always = { clan: 'clan.wolf', rage: 1, cost: 0, horns: 4 }
    const stated = {
      ...always,
      stat: 'stat.rage',
      figure: 'figure.ship',
      place: 'place.gimle',
      bonus: 3,
      card: 'card.troll.name',
    }
    for (const key of unmet)
      expect(CHECK.faultsOf({ key: `why.${key}`, params: stated })).toEqual([])
  })
})
