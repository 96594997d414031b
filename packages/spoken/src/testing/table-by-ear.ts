import {
  type Action,
  type AnyRules,
  type GameEvent,
  pick,
  type Reason,
  seedRng,
} from '@meadhall/kernel'
import type { Sayable } from '@meadhall/words'
import { Conversation } from '../conversation.ts'
import type { SpokenGame } from '../game.ts'
import type { Plan, Scene, Told } from '../scene.ts'
import type { Tongue } from '../tongue.ts'

/** A game of which one seat hears nothing but words. */
export interface ByEar {
  /** What the table answers to a line; nothing else comes out of it. */
  type(line: string): readonly string[]
}

interface Setting {
  readonly rules: AnyRules
  readonly game: SpokenGame
  readonly tongue: Tongue
  readonly seats: number
  readonly options: object
  readonly seed: string
  readonly event: (event: GameEvent) => Sayable
}

const SEAT = 0

/** Lays a table: the first seat plays by ear, chance answers for the others. */
export function tableByEar({ rules, game, tongue, seats, options, seed, event }: Setting): ByEar {
  const rng = seedRng(`${seed}/others`)
  const log: Told[] = []
  let heard: GameEvent[] = []
  let ownStep = 0
  const start = { options: rules.parseOptions(options, seats), seats, seed }
  const state = rules.setup(start, (one) => void heard.push(one))
  const step = (action: Action): void => {
    rules.apply(state, action, (one) => void heard.push(one))
    note(action.by)
  }
  const note = (by: number | null): void => {
    const sentences = heard.map((one) => event(rules.redact(one, SEAT)))
    log.push({ step: log.length + 1, by, sentences })
    heard = []
    if (by === SEAT) ownStep = log.length
  }
  const askedHere = () => rules.decisions(state).find(({ seat }) => seat === SEAT)
  const others = (): void => {
    while (askedHere() === undefined) {
      const [decision] = rules.decisions(state)
      if (decision === undefined) return
      step(pick(rng, rules.legalActions(state, decision)))
    }
  }
  const sceneNow = (): Scene => {
    const decision = askedHere() ?? null
    return {
      view: rules.view(state, SEAT),
      viewer: SEAT,
      decision,
      legal: decision === null ? [] : rules.legalActions(state, decision),
      open: rules.decisions(state).map(({ seat }) => seat),
      log,
      ownStep,
      outcome: rules.outcome(state),
    }
  }
  const carryOut = (plan: Plan): readonly string[] => {
    for (let given = 0; ; given++) {
      const { view, decision, legal } = sceneNow()
      const action = decision === null ? null : plan.next({ view, decision, legal }, given)
      if (action === null) break
      step(action)
      others()
    }
    return [plan.said]
  }
  note(null)
  others()
  let talk = new Conversation(game, sceneNow(), tongue)
  return {
    type(line) {
      const reply = talk.read(line)
      if (reply.kind === 'say') return reply.lines
      if (reply.kind === 'undo') return []
      if (reply.kind === 'why') {
        const reasons = reply.attempts.map((one): Reason | null => rules.whyNot(state, one))
        return talk.because(reply.attempts, reasons)
      }
      const lines = carryOut(reply.plan)
      talk = new Conversation(game, sceneNow(), tongue)
      return lines
    },
  }
}
