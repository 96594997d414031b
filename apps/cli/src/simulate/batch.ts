import { type BotName, createBot } from '@meadhall/bots'
import type { AnyRules, GameEvent, Outcome } from '@meadhall/kernel'
import { type Counted, countedOf } from './games.ts'
import { addShare, addTo, cardTally, emptyTally, type Tally } from './tally.ts'

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
  const counted = countedOf(batch.game)
  const jarls: string[] = []
  const note = (event: LooseEvent) => {
    countEvent(tally, counted, event)
    if (event.type === 'jarl-revealed') jarls[event.seat ?? 0] = event.jarl ?? ''
  }
  const state = rules.setup(
    { options: rules.parseOptions(batch.options, batch.players), seats: batch.players, seed },
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
  const outcome = rules.outcome(state)
  if (outcome === null) throw new Error('the game stopped without an outcome')
  countGame(tally, actions, outcome)
  countJarls(tally, jarls, outcome)
}

function countGame(tally: Tally, actions: number, outcome: Outcome): void {
  tally.games += 1
  tally.actions += actions
  tally.shortest = Math.min(tally.shortest, actions)
  tally.longest = Math.max(tally.longest, actions)
  outcome.scores.forEach((score, seat) => {
    tally.scores[seat] = (tally.scores[seat] ?? 0) + score
    tally.wins[seat] = (tally.wins[seat] ?? 0) + shareOf(outcome, seat)
  })
}

/** A shared victory counts as its share. */
function shareOf({ winners }: Outcome, seat: number): number {
  return winners.includes(seat) ? 1 / winners.length : 0
}

function countJarls(tally: Tally, jarls: readonly string[], outcome: Outcome): void {
  jarls.forEach((jarl, seat) => {
    addShare(tally.jarls, jarl, 1, shareOf(outcome, seat))
  })
}

interface LooseEvent extends GameEvent {
  readonly seat?: number
  readonly card?: string | null
  readonly jarl?: string | null
  readonly source?: string
  readonly amount?: number
}

function countEvent(tally: Tally, counted: Counted, event: LooseEvent): void {
  if (event.type === counted.pointsEvent && event.source !== undefined) {
    addTo(tally.sources, event.source, event.amount ?? 0)
  }
  if (typeof event.card !== 'string') return
  if (counted.drafted.has(event.type)) cardTally(tally, event.card).drafted += 1
  if (counted.used.has(event.type)) cardTally(tally, event.card).played += 1
}
