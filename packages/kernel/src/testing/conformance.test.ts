import { describe, expect, it } from 'vitest'
import { at } from '../ids.ts'
import { type ConformanceSpec, checkConformance } from './index.ts'
import { TOY_SHARED, type ToyTypes, toy } from './toy.ts'
import type { ToyState } from './toy-play.ts'

type Toy = typeof toy
type Spec = ConformanceSpec<ToyTypes>

const SPEC: Spec = {
  seats: 3,
  options: { rounds: 3 },
  games: 12,
  seed: 'toy',
  rngOf: (state) => state.rng,
  sharedOk: TOY_SHARED,
}

function check(broken: Partial<Toy>, spec: Partial<Spec> = {}): () => unknown {
  return () => checkConformance({ ...toy, ...broken }, { ...SPEC, ...spec })
}

describe('a game that keeps the contract', () => {
  it.each([2, 3, 4])('passes with %i seats, and every check had something to look at', (seats) => {
    const report = checkConformance(toy, { ...SPEC, seats })
    expect(report.games).toBe(SPEC.games)
    expect(report.steps).toBeGreaterThan(100)
    expect(report.attempts).toBe(report.steps * 40)
    expect(report.views).toBe(report.steps * (seats + 1))
    expect(report.playouts).toBeGreaterThan(3)
    expect(report.undone).toBeGreaterThan(50)
    expect(report.refused).toBe(report.steps)
    expect(report.ordered).toBeGreaterThan(20)
  })
})

describe('faults of orders', () => {
  it('finds an answer that is not legal', () => {
    const orderAnswer: Toy['orderAnswer'] = (_view, { seat }) => ({ type: 'bank', by: seat + 1 })
    expect(check({ orderAnswer })).toThrow(
      /order "stop" answers .*, which (is not legal|it does not)/,
    )
  })

  it('finds an answer to a question that the order does not name', () => {
    const orders: Toy['orders'] = [{ id: 'stop', answers: [] }]
    expect(check({ orders })).toThrow(/order "stop" answers stake, which it does not name/)
  })

  it('finds one that does not say what it takes for granted', () => {
    const assumes: Toy['assumes'] = () => 'x'.repeat(1000)
    expect(check({ assumes })).toThrow(/takes for granted is no short text/)
  })
})

describe('faults of clone', () => {
  it('finds a list that clone and state share', () => {
    const clone: Toy['clone'] = (state) => ({ ...toy.clone(state), hands: state.hands })
    expect(check({ clone })).toThrow(/clone and state share the object at \/hands/)
  })

  it('finds a shared inner list', () => {
    const clone: Toy['clone'] = (state) => ({ ...toy.clone(state), hands: state.hands.slice() })
    expect(check({ clone })).toThrow(/share the object at \/hands\/0/)
  })

  it('finds that playing a clone changes the state, even where sharing is allowed', () => {
    const clone: Toy['clone'] = (state) => ({ ...toy.clone(state), scores: state.scores })
    expect(check({ clone }, { sharedOk: [...TOY_SHARED, 'scores'] })).toThrow(
      /changed the state: \/scores/,
    )
  })

  it('finds a part that is not copied', () => {
    const clone: Toy['clone'] = (state) => ({ ...toy.clone(state), discard: [] })
    expect(check({ clone })).toThrow(/clone differs: \/discard\/0: is on one side only/)
  })
})

describe('faults of the state', () => {
  it.each([
    ['undefined', undefined],
    ['NaN', Number.NaN],
    ['-0', -0],
  ])('finds %s, which JSON cannot hold', (_name, value) => {
    const setup: Toy['setup'] = (...args) => Object.assign(toy.setup(...args), { odd: value })
    expect(check({ setup })).toThrow(/the state is not plain JSON: \/odd/)
  })

  it('finds an action that does not always lead to the same state', () => {
    let calls = 0
    const apply: Toy['apply'] = (state, action, emit) => {
      toy.apply(state, action, emit)
      calls += 1
      state.scores[0] = calls
    }
    expect(check({ apply })).toThrow(/leads elsewhere from a loaded state: \/scores\/0/)
  })

  it('finds a set-up that does not follow from the seed', () => {
    let calls = 0
    const setup: Toy['setup'] = (start) => {
      calls += 1
      return toy.setup({ ...start, seed: `call ${calls}` })
    }
    expect(check({ setup })).toThrow(/undo of action 0 leaves/)
  })

  it('finds a game that depends on whether somebody listens', () => {
    const apply: Toy['apply'] = (state, action, emit) => {
      toy.apply(state, action, emit)
      if (emit) state.scores[0] = 9
    }
    expect(check({ apply })).toThrow(/leads elsewhere from a loaded state/)
  })

  it('finds a log that replays differently', () => {
    let setups = 0
    const setup: Toy['setup'] = (start) => {
      setups += 1
      return Object.assign(toy.setup(start), { setups })
    }
    const seals = () => true
    expect(check({ setup, seals })).toThrow(/replay of the log differs: \/setups/)
  })

  it('finds a question that changes the state', () => {
    const whyNot: Toy['whyNot'] = (state, attempt) => {
      ;(state as ToyState).round += 0.5
      return toy.whyNot(state, attempt)
    }
    expect(check({ whyNot })).toThrow(/changed the state: \/round/)
  })
})

describe('faults of decisions', () => {
  it('finds a decision without an option', () => {
    const legalActions: Toy['legalActions'] = (state, decision, into = []) => {
      toy.legalActions(state, decision, into)
      if (decision.kind === 'stake') into.length = 0
      return into
    }
    expect(check({ legalActions })).toThrow(/"kind":"stake"} has no option/)
  })

  it('finds two open decisions of one seat', () => {
    const decisions: Toy['decisions'] = (state) => {
      const open = toy.decisions(state)
      return open.length === 1 ? [at(open, 0), { ...at(open, 0), id: 999 }] : open
    }
    expect(check({ decisions })).toThrow(/two open decisions of one seat/)
  })

  it('finds a decision of a seat that does not exist', () => {
    const decisions: Toy['decisions'] = (state) =>
      toy.decisions(state).map((one) => ({ ...one, seat: one.seat + 1 }))
    expect(check({ decisions })).toThrow(/decision 3 asks seat 3/)
  })

  it('finds an id that is used twice', () => {
    const decisions: Toy['decisions'] = (state) =>
      toy.decisions(state).map((one) => ({ ...one, id: Number(one.seat) }))
    expect(check({ decisions })).toThrow(/decision id \d names two questions/)
  })

  it('finds an outcome while somebody is asked', () => {
    const outcome: Toy['outcome'] = () => ({ scores: [0, 0, 0], winners: [0] })
    expect(check({ outcome })).toThrow(/an outcome while somebody is asked/)
  })

  it('finds a game that stops without an outcome', () => {
    expect(check({ outcome: () => null }, { playoutEvery: 1000 })).toThrow(
      /nobody is asked, but no outcome/,
    )
  })

  it('finds an endless game', () => {
    const apply: Toy['apply'] = (state, action, emit) => {
      toy.apply(state, action, emit)
      state.round = 0
      if (state.open.length > 0) return
      state.open.push({ id: state.nextDecision, seat: 0, kind: 'stake' })
      state.nextDecision += 1
    }
    const setup: Toy['setup'] = (start) => toy.setup({ ...start, options: { rounds: 1 } })
    expect(check({ apply, setup }, { limit: 50, playoutEvery: 1000 })).toThrow(
      /step 50: the game does not end within 50 actions/,
    )
  })

  it.each([
    ['too few scores', { scores: [1], winners: [0] }, /scores \[1\] for 3 seats/],
    ['no winner', { scores: [1, 1, 1], winners: [] }, /winners \[\]/],
    ['a winner who does not play', { scores: [1, 1, 1], winners: [3] }, /winners \[3\]/],
  ])('finds a result with %s', (_name, result, message) => {
    const outcome: Toy['outcome'] = (state) => (toy.outcome(state) ? result : null)
    expect(check({ outcome })).toThrow(message)
  })
})

describe('faults of legal actions', () => {
  it('finds one listed twice', () => {
    const legalActions: Toy['legalActions'] = (...args) => {
      const list = toy.legalActions(...args)
      list.push(at(list, 0))
      return list
    }
    expect(check({ legalActions })).toThrow(/legal action listed twice/)
  })

  it('finds one that cannot be carried out', () => {
    const legalActions: Toy['legalActions'] = (state, decision, into) => {
      const list = toy.legalActions(state, decision, into)
      if (decision.kind === 'card') list.push({ type: 'card', by: decision.seat, card: 99 })
      return list
    }
    expect(check({ legalActions })).toThrow(/applying the legal action .*99.* threw seat/)
  })

  it('finds one that another seat should take', () => {
    const legalActions: Toy['legalActions'] = (state, decision, into) => {
      const list = toy.legalActions(state, decision, into)
      list.push({ type: 'stop', by: decision.seat + 1 })
      return list
    }
    expect(check({ legalActions })).toThrow(/seat 0 is offered .*"by":1/)
  })

  it('finds that a given list is not used', () => {
    const legalActions: Toy['legalActions'] = (state, decision) => toy.legalActions(state, decision)
    expect(check({ legalActions })).toThrow(/fills a given list differently/)
  })

  it('finds that whyNot forbids a legal action', () => {
    const whyNot: Toy['whyNot'] = (state, attempt) =>
      attempt.type === 'roll'
        ? { rule: 'TOY-2', key: 'why', params: {} }
        : toy.whyNot(state, attempt)
    expect(check({ whyNot })).toThrow(/whyNot forbids the legal .*roll.* by TOY-2/)
  })

  it('finds that whyNot allows what is not legal', () => {
    expect(check({ whyNot: () => null })).toThrow(/whyNot allows .* does not agree/)
  })

  it('finds a reason without a rule', () => {
    const whyNot: Toy['whyNot'] = (state, attempt) =>
      toy.whyNot(state, attempt) && { rule: '', key: 'why', params: {} }
    expect(check({ whyNot })).toThrow(/no rule or no text/)
  })

  it('finds an action that is not read as it is written', () => {
    const formatAction: Toy['formatAction'] = (action) =>
      action.type === 'bank' ? 'stop' : toy.formatAction(action)
    expect(check({ formatAction })).toThrow(/"stop" is read as .*stop.*, not .*bank/)
  })
})

describe('faults of undo', () => {
  it('finds that undo reaches across a die roll', () => {
    const seals: Toy['seals'] = ({ type }) => type === 'revealed'
    expect(check({ seals })).toThrow(/undo reaches across chance/)
  })
})

describe('faults of views', () => {
  it('finds a determinized state that looks different', () => {
    const determinize: Toy['determinize'] = (...args) => {
      const state = toy.determinize(...args)
      state.stake += 1
      return state
    }
    expect(check({ determinize })).toThrow(/looks different to seat 0: \/stake/)
  })

  it('finds a determinized state that does not follow from the generator', () => {
    let calls = 0
    const determinize: Toy['determinize'] = (...args) => {
      calls += 1
      return Object.assign(toy.determinize(...args), { calls })
    }
    expect(check({ determinize })).toThrow(/two states from one generator/)
  })

  it('finds a determinized state that cannot be played on', () => {
    const determinize: Toy['determinize'] = (view, rng) => {
      const state = toy.determinize(view, rng)
      const known = view.hands.findIndex((hand) => typeof hand !== 'number')
      state.hands = state.hands.map((hand, seat) => (seat === known ? hand : hand.map(() => 99)))
      return state
    }
    const apply: Toy['apply'] = (state, action, emit) => {
      if (action.type === 'card' && action.card === 99) throw new Error('no such card')
      toy.apply(state, action, emit)
    }
    expect(check({ determinize, apply })).toThrow(/playing on from .* threw no such card/)
  })

  it('finds a view that shares a list with the state', () => {
    const view: Toy['view'] = (state, viewer) => ({
      ...toy.view(state, viewer),
      scores: state.scores,
    })
    expect(check({ view })).toThrow(/the view of seat 0 shares \/scores with the state/)
  })

  it('finds a determinized state that shares a list with the view', () => {
    const determinize: Toy['determinize'] = (view, rng) => ({
      ...toy.determinize(view, rng),
      scores: view.scores as number[],
    })
    expect(check({ determinize })).toThrow(/shares \/scores with the view of seat 0/)
  })

  it('finds a view with something in it that neither of its parts has', () => {
    const view: Toy['view'] = (state, viewer) =>
      Object.assign(toy.view(state, viewer), { extra: viewer })
    expect(check({ view })).toThrow(/the view of seat 0 is not its parts joined: \/extra/)
  })

  it('finds a join that writes into the shared part', () => {
    const join: Toy['join'] = (shared, own) => {
      Object.assign(shared, { viewer: own.seat })
      return toy.join(shared, own)
    }
    expect(check({ join })).toThrow(/joining the view of seat 0 changes the shared part/)
  })

  it('finds a reseed that leaves the future as it was, or changes the position', () => {
    expect(check({ reseed: () => undefined })).toThrow(/reseed leaves the generator as it was/)
    const reseed: Toy['reseed'] = (state, rng) => {
      toy.reseed(state, rng)
      state.round += 1
    }
    expect(check({ reseed })).toThrow(/reseed changes the position: \/round/)
  })

  it.each<[number[][], RegExp]>([
    [[[0], [1]], /teams \[\[0\],\[1\]\] for 3 seats/],
    [[[0], [1], [1]], /teams .* for 3 seats/],
    [[[0, 1, 2]], /team \[0,1,2\] did not win as a whole/],
  ])('finds teams that are none: %j', (teams, reason) => {
    expect(check({ teams: () => teams })).toThrow(reason)
  })

  it('finds a wrong count of what was left to chance', () => {
    expect(check({ draws: () => -1 })).toThrow(/chance was asked \d+ times, not -1/)
  })

  it('finds a view that is not plain JSON', () => {
    const view: Toy['view'] = (state, viewer) =>
      Object.assign(toy.view(state, viewer), { extra: undefined })
    expect(check({ view })).toThrow(/the view of seat 0 is not plain JSON: \/extra/)
  })
})

describe('faults of events', () => {
  it('finds an event that changes after it was told', () => {
    const apply: Toy['apply'] = (state, action, emit) => {
      toy.apply(state, action, (event) =>
        emit?.(event.type === 'revealed' ? { ...event, cards: state.scores } : event),
      )
    }
    expect(check({ apply })).toThrow(/event .*revealed.* was changed later/)
  })

  it('finds events that differ when the log is replayed', () => {
    let calls = 0
    const apply: Toy['apply'] = (state, action, emit) => {
      toy.apply(state, action, (event) => {
        calls += 1
        emit?.(event.type === 'rolled' ? { ...event, die: calls } : event)
      })
    }
    expect(check({ apply })).toThrow(/the events of a replay differ: .*die/)
  })

  it('finds an event that is not plain JSON', () => {
    const apply: Toy['apply'] = (state, action, emit) => {
      toy.apply(state, action, (event) => emit?.(Object.assign(event, { extra: undefined })))
    }
    expect(check({ apply })).toThrow(/event chosen is not plain JSON: \/extra/)
  })

  it('finds a redaction that makes another event of it', () => {
    const redact: Toy['redact'] = (event, viewer) =>
      viewer === null && event.type === 'banked' ? { type: 'stopped', seat: event.seat } : event
    expect(check({ redact })).toThrow(/redacted for a spectator: became "stopped"/)
  })
})

describe('messages', () => {
  it('name the game, its seed and options, and the step', () => {
    const seals: Toy['seals'] = ({ type }) => type === 'revealed'
    expect(check({ seals })).toThrow(
      /^toy, 3 seats, options {"rounds":3}, seed "toy\/\d+", step \d+: undo/,
    )
  })
})
