import { at } from '@meadhall/kernel'
import { checkLeaks, type LeakReport } from '@meadhall/kernel/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { type BloodRageDecision, bloodRage, cardOf, type State } from './index.ts'

/** Every secret part of a state, as text. */
function secrets(state: State): Record<string, string> {
  const drafts = state.frames.filter((frame) => frame.kind === 'draft')
  const battles = state.frames.filter((frame) => frame.kind === 'battle')
  const discards = state.frames.filter((frame) => frame.kind === 'discard')
  const parts = {
    'draft hands': drafts.map((draft) => draft.packets),
    'cards taken': drafts.map(() => state.clans.map((clan) => clan.hand)),
    hands: state.clans.map((clan) => clan.hand),
    quests: state.clans.map((clan) => clan.quests),
    'battle cards': battles.map((battle) => battle.chosen),
    'cards to keep': discards.map((discard) => discard.keeps),
    'cards kept': state.clans.map((clan) => clan.kept),
    discards: state.clans.map((clan) => clan.buried),
    'unused cards': state.decks.slice(0, state.age),
    'deck order': state.decks.slice(state.age),
    generator: state.rng,
  }
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)]),
  )
}

type BloodRage = typeof bloodRage

function search(rules: BloodRage, seats: number, games: number, firstGame = false): LeakReport {
  const options = rules.parseOptions({ firstGame }, seats)
  return checkLeaks(rules, { seats, options, games, seed: `leak ${seats}`, secrets })
}

describe.each([
  [2, 30],
  [3, 20],
  [4, 12],
])('with %i players', (seats, games) => {
  let report: LeakReport

  beforeAll(() => {
    report = search(bloodRage, seats, games)
  })

  function differed(name: string): number {
    const count = report.differed[name]
    if (count === undefined) throw new Error(`"${name}" was not looked at`)
    return count
  }

  it('nothing shown, asked, offered or told depends on what a viewer cannot know', () => {
    expect(report.games).toBe(games)
    expect(report.hiddenPairs).toBe(report.pairs)
    expect(report.pairs).toBeGreaterThan(1500)
    expect(report.comparisons).toBeGreaterThan(4 * report.pairs)
    expect(report.sameAction).toBeGreaterThan(report.pairs / 2)
    expect(report.otherAction).toBeGreaterThan(report.pairs / 10)
    expect(report.eventLists).toBeGreaterThan(report.pairs / 2)
  })

  it('BR-4.2 the cards dealt are known to their holder alone', () => {
    expect(differed('draft hands')).toBeGreaterThan(300)
  })

  it('BR-4.2 nobody knows the unused cards, nor the order of the coming decks', () => {
    expect(differed('unused cards')).toBeGreaterThan(1000)
    expect(differed('deck order')).toBeGreaterThan(600)
  })

  it('BR-4.3 a card taken is secret', () => {
    expect(differed('cards taken')).toBeGreaterThan(200)
  })

  it('BR-4.3 BR-7.1 discarded cards stay unseen', () => {
    expect(differed('discards')).toBeGreaterThan(500)
  })

  it('hands are secret', () => {
    expect(differed('hands')).toBeGreaterThan(1000)
  })

  it('BR-5.13 committed quests are secret', () => {
    expect(differed('quests')).toBeGreaterThan(200)
  })

  it('BR-6.3 battle cards are secret until all are revealed', () => {
    expect(differed('battle cards')).toBeGreaterThan(20)
  })

  it('BR-7.1 the choice of the card to keep is secret, and BR-4.1 the card kept is', () => {
    expect(differed('cards to keep')).toBeGreaterThan(20)
    expect(differed('cards kept')).toBeGreaterThan(100)
  })

  it('the generator is unknown to everybody', () => {
    expect(differed('generator')).toBe(report.pairs)
  })
})

it.each([2, 3, 4])('BR-4.5 a first game with %i players keeps its secrets too', (seats) => {
  const report = search(bloodRage, seats, 4, true)
  expect(report.hiddenPairs).toBe(report.pairs)
  expect(report.differed['hands']).toBeGreaterThan(200)
})

describe('planted leaks are found', () => {
  function planted(leak: Partial<BloodRage>, games = 6): () => unknown {
    return () => search({ ...bloodRage, ...leak }, 3, games)
  }

  /** Something of the state added to every view. */
  function showing(get: (state: Readonly<State>) => unknown): Partial<BloodRage> {
    return {
      view: (state, viewer) => Object.assign(bloodRage.view(state, viewer), { extra: get(state) }),
    }
  }

  /** How many quests a seat holds: nobody else may know. */
  const questsOf = (state: Readonly<State>, seat: number): number =>
    at(state.clans, seat).hand.filter((card) => cardOf(card).type === 'quest').length

  it.each<[string, (state: Readonly<State>) => unknown]>([
    ['the next card of a coming deck', (state) => state.decks[2]?.[0]],
    ['an unused card', (state) => state.decks[0]?.[0]],
    ['a hand', (state) => state.clans[0]?.hand.join()],
    ['a quest', (state) => state.clans[1]?.quests[0]],
    ['a discarded card', (state) => state.clans[2]?.buried[0]],
    ['a card kept over', (state) => state.clans[0]?.kept],
    ['the key of the generator', (state) => state.rng.key[0]],
    ['how often the generator was used', (state) => state.rng.counter],
  ])('%s in the view', (_name, get) => {
    expect(planted(showing(get))).toThrow(/what is hidden.*: \/extra/)
  })

  it('BR-6.3 a face-down battle card in the view', () => {
    const chosen = (state: Readonly<State>) =>
      state.frames.map((frame) => (frame.kind === 'battle' ? frame.chosen : null))
    expect(planted(showing(chosen), 20)).toThrow(/what is hidden.*: \/extra/)
  })

  it('BR-4.3 a packet of the draft in the view', () => {
    const packets = (state: Readonly<State>) =>
      state.frames.map((frame) => (frame.kind === 'draft' ? frame.packets[0] : null))
    expect(planted(showing(packets))).toThrow(/what is hidden.*: \/extra/)
  })

  it.each([
    ['BR-4.3 a card taken', 'drafted'],
    ['BR-5.13 a quest committed', 'quest-committed'],
    ['BR-6.3 a battle card chosen', 'card-chosen'],
    ['BR-4.3 the cards left over', 'draft-leftovers'],
  ])('%s in an event', (_name, type) => {
    const redact: BloodRage['redact'] = (event, viewer) =>
      event.type === type ? event : bloodRage.redact(event, viewer)
    expect(planted({ redact }, 20)).toThrow(/through the events of .* learns what is hidden/)
  })

  it("legal actions that depend on another's hand", () => {
    const legalActions: BloodRage['legalActions'] = (state, decision, into) => {
      const list = bloodRage.legalActions(state, decision, into)
      if (list.length > 1 && questsOf(state, (decision.seat + 1) % 3) % 2 === 1) list.pop()
      return list
    }
    expect(planted({ legalActions })).toThrow(/through the legal actions of seat \d/)
  })

  it("a decision whose kind depends on another's hand", () => {
    const decisions: BloodRage['decisions'] = (state) =>
      bloodRage
        .decisions(state)
        .map((one) => (questsOf(state, one.seat) > 2 ? { ...one, kind: 'turn' } : one))
    expect(planted({ decisions })).toThrow(/through the open decisions .* learns what is hidden/)
  })

  it("a reason that depends on another's hand", () => {
    const whyNot: BloodRage['whyNot'] = (state, attempt) => {
      const reason = bloodRage.whyNot(state, attempt)
      return reason && { ...reason, params: { others: questsOf(state, (attempt.by + 1) % 3) } }
    }
    expect(planted({ whyNot })).toThrow(/through whyNot of .* learns what is hidden/)
  })

  it('BR-5.13 a question that says more than its asker may know', () => {
    const apply: BloodRage['apply'] = (state, action, emit) => {
      bloodRage.apply(state, action, emit)
      state.open = state.open.map((one): BloodRageDecision => {
        const tells = one.kind === 'turn' && questsOf(state, one.seat) > 1
        return tells ? { ...one, place: 1 } : one
      })
    }
    expect(planted({ apply })).toThrow(/what is hidden, but no event seals it: \/open/)
  })

  it.each([
    ['packets-passed', ['packets-passed']],
    ['card-revealed', ['card-revealed', 'no-card']],
    ['the deal of an age', ['dealt', 'hand-discarded', 'quest-completed', 'quest-failed']],
  ])('undo across %s', (_name, types) => {
    const seals: BloodRage['seals'] = (event) =>
      !types.includes(event.type) && bloodRage.seals(event)
    expect(planted({ seals }, 20)).toThrow(/no event seals it/)
  })
})
