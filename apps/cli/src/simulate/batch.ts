import { type BotName, createBot } from '@meadhall/bots'
import type { AnyRules, GameEvent } from '@meadhall/kernel'
import { addTo, cardTally, emptyTally, type Tally } from './tally.ts'

/** Which games a batch plays. Game number n of a run has the same seed whoever plays it. */
export interface Batch {
  readonly game: string
  readonly players: number
  readonly bots: BotName
  readonly seed: string
  readonly options: unknown
  readonly from: number
  readonly to: number
}

/** Events that mean that a card was put to use. */
const USED = new Set(['upgraded', 'card-revealed', 'card-added', 'quest-completed', 'quest-failed'])

/** Plays the games of a batch and counts what happened. */
export function playBatch(rules: AnyRules, batch: Batch, onGame?: () => void): Tally {
  const tally = emptyTally(batch.players)
  for (let number = batch.from; number < batch.to; number++) {
    playOne(rules, batch, number, tally)
    onGame?.()
  }
  return tally
}

function playOne(rules: AnyRules, batch: Batch, number: number, tally: Tally): void {
  const seed = `${batch.seed}/${number}`
  const note = (event: GameEvent) => countEvent(tally, event)
  const state = rules.setup(
    rules.parseOptions(batch.options, batch.players),
    batch.players,
    seed,
    note,
  )
  const bots = Array.from({ length: batch.players }, (_, seat) =>
    createBot(batch.bots, rules, `${seed}/bot/${seat}`),
  )
  let actions = 0
  for (let open = rules.decisions(state)[0]; open; open = rules.decisions(state)[0]) {
    const bot = bots[open.seat]
    if (bot === undefined) throw new Error(`no player on seat ${open.seat}`)
    addTo(tally.decisions, open.kind)
    const legal = rules.legalActions(state, open)
    const view = batch.bots === 'random' ? undefined : rules.view(state, open.seat)
    rules.apply(state, bot.choose(view, open, legal), note)
    actions += 1
  }
  countGame(tally, actions, rules.outcome(state))
}

function countGame(tally: Tally, actions: number, outcome: ReturnType<AnyRules['outcome']>): void {
  if (outcome === null) throw new Error('the game stopped without an outcome')
  tally.games += 1
  tally.actions += actions
  tally.shortest = Math.min(tally.shortest, actions)
  tally.longest = Math.max(tally.longest, actions)
  outcome.scores.forEach((score, seat) => {
    tally.scores[seat] = (tally.scores[seat] ?? 0) + score
  })
  for (const seat of outcome.winners) {
    tally.wins[seat] = (tally.wins[seat] ?? 0) + 1 / outcome.winners.length
  }
}

interface LooseEvent extends GameEvent {
  readonly card?: string | null
  readonly source?: string
  readonly amount?: number
}

function countEvent(tally: Tally, event: LooseEvent): void {
  if (event.type === 'glory' && event.source !== undefined) {
    addTo(tally.sources, event.source, event.amount ?? 0)
  }
  if (typeof event.card !== 'string') return
  if (event.type === 'drafted') cardTally(tally, event.card).drafted += 1
  if (USED.has(event.type)) cardTally(tally, event.card).played += 1
}
