import { describe, expect, it } from 'vitest'
import { at } from '../ids.ts'
import { checkLeaks, type LeakSpec } from './index.ts'
import { type ToyTypes, toy } from './toy.ts'

type Toy = typeof toy

const SPEC: LeakSpec<ToyTypes> = {
  seats: 3,
  options: { rounds: 3 },
  games: 20,
  seed: 'leak',
  secrets: ({ hands, chosen, deck, rng }) => ({
    hands: JSON.stringify(hands),
    chosen: JSON.stringify(chosen),
    deck: JSON.stringify(deck),
    generator: JSON.stringify(rng),
  }),
}

function search(leaky: Partial<Toy>): () => unknown {
  return () => checkLeaks({ ...toy, ...leaky }, SPEC)
}

describe('a game that keeps its secrets', () => {
  it.each([2, 3, 4])('passes with %i seats, and the secrets really differed', (seats) => {
    const report = checkLeaks(toy, { ...SPEC, seats })
    expect(report.games).toBe(SPEC.games)
    expect(report.hiddenPairs).toBe(report.pairs)
    expect(report.comparisons).toBeGreaterThan(3 * report.pairs)
    expect(report.sameAction).toBeGreaterThan(100)
    expect(report.otherAction).toBeGreaterThan(100)
    expect(report.eventLists).toBeGreaterThan(200)
    expect(Object.keys(report.differed)).toEqual(['hands', 'chosen', 'deck', 'generator'])
    for (const count of Object.values(report.differed)) expect(count).toBeGreaterThan(60)
  })
})

describe('planted leaks', () => {
  it('finds the top of the deck in the view', () => {
    const view: Toy['view'] = (state, viewer) =>
      Object.assign(toy.view(state, viewer), { top: state.deck[0] })
    expect(search({ view })).toThrow(/through the view seat 0 learns what is hidden: \/top/)
  })

  it("finds another's hand in the view of a spectator alone", () => {
    const view: Toy['view'] = (state, viewer) =>
      viewer === null
        ? Object.assign(toy.view(state, viewer), { best: Math.max(...state.hands.flat()) })
        : toy.view(state, viewer)
    expect(search({ view })).toThrow(/through the view a spectator learns what is hidden/)
  })

  it('finds a hand in the part that is the same for all', () => {
    const shared: Toy['shared'] = (state) =>
      Object.assign(toy.shared(state), { best: Math.max(...state.hands.flat()) })
    expect(search({ shared })).toThrow(
      /through the shared part seat 0 learns what is hidden: \/best/,
    )
  })

  it('finds the generator in the view', () => {
    const view: Toy['view'] = (state, viewer) =>
      Object.assign(toy.view(state, viewer), { drawn: state.rng.counter })
    expect(search({ view })).toThrow(/through the view seat 0 learns what is hidden: \/drawn/)
  })

  it('finds a card in an event that should be redacted', () => {
    expect(search({ redact: (event) => event })).toThrow(
      /through the events of .* learns what is hidden/,
    )
  })

  it('finds a decision that depends on a hand', () => {
    const decisions: Toy['decisions'] = (state) =>
      toy.decisions(state).map((decision) => {
        const hand = at(state.hands, decision.seat)
        return hand.includes(16) ? { ...decision, strong: true } : decision
      })
    expect(search({ decisions })).toThrow(/through the open decisions .* learns what is hidden/)
  })

  it("finds legal actions that depend on another's hand", () => {
    const legalActions: Toy['legalActions'] = (state, decision, into) => {
      const list = toy.legalActions(state, decision, into)
      const other = at(state.hands, (decision.seat + 1) % state.hands.length)
      return other.includes(16) && list.length > 1 ? list.slice(1) : list
    }
    expect(search({ legalActions })).toThrow(
      /through the legal actions of seat (\d) seat \1 learns/,
    )
  })

  it("finds a reason that depends on another's hand", () => {
    const whyNot: Toy['whyNot'] = (state, attempt) => {
      const reason = toy.whyNot(state, attempt)
      return reason && { ...reason, params: { cards: state.hands.flat().join() } }
    }
    expect(search({ whyNot })).toThrow(/through whyNot of .* learns what is hidden/)
  })

  it('finds a result that tells hidden cards', () => {
    const outcome: Toy['outcome'] = (state) => ({ scores: state.hands.flat(), winners: [0] })
    expect(search({ outcome })).toThrow(/through the result .* learns what is hidden/)
  })

  it('finds a secret choice that shows in the view', () => {
    const apply: Toy['apply'] = (state, action, emit) => {
      toy.apply(state, action, emit)
      if (action.type === 'card' && action.card > 8) state.nextDecision += 1
    }
    expect(search({ apply })).toThrow(/what is hidden, but no event seals it: \/nextDecision/)
  })

  it('finds a die roll that could be taken back', () => {
    const seals: Toy['seals'] = ({ type }) => type === 'revealed'
    expect(search({ seals })).toThrow(/roll.* but no event seals it: \/scores/)
  })

  it('shows in the counts where a secret never differed', () => {
    const view: Toy['view'] = (state, viewer) =>
      Object.assign(toy.view(state, viewer), { all: state.hands.map((hand) => hand.slice()) })
    const determinize: Toy['determinize'] = (seen, rng) => {
      const { all } = seen as typeof seen & { all: number[][] }
      return { ...toy.determinize(seen, rng), hands: all.map((hand) => hand.slice()) }
    }
    const report = checkLeaks({ ...toy, view, determinize }, SPEC)
    expect(report.differed['hands']).toBe(0)
  })
})
