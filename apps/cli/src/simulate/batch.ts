import { type Level, randomBot } from '@meadhall/bots'
import type { AnyRules, GameEvent, Outcome } from '@meadhall/kernel'
import { playBots } from '@meadhall/match'
import { botsOf } from '../games.ts'
import { type Counted, countedOf } from './games.ts'
import { addShare, addTo, cardTally, emptyTally, type Tally } from './tally.ts'

/** A level, or one that takes any answer. */
export type SimulatedBot = Level | 'random'

/** Which games a batch plays. Game number n of a run has the same seed whoever plays it. */
export interface Batch {
  readonly game: string
  readonly players: number
  readonly bots: SimulatedBot
  readonly seed: string
  readonly options: unknown
  readonly from: number
  readonly to: number
}

/** Plays the games of a batch and counts what happened. */
export async function playBatch(
  rules: AnyRules,
  batch: Batch,
  onGame?: () => void,
): Promise<Tally> {
  const tally = emptyTally(batch.players)
  for (let number = batch.from; number < batch.to; number++) {
    await playOne(rules, batch, number, tally)
    onGame?.()
  }
  return tally
}

async function playOne(rules: AnyRules, batch: Batch, number: number, tally: Tally): Promise<void> {
  const { players } = batch
  const bots = { ...(await botsOf(rules)), random: randomBot() }
  const counted = countedOf(batch.game)
  const jarls: string[] = []
  const had = Array.from({ length: players }, () => new Set<string>())
  let actions = 0
  const state = await playBots(rules, {
    start: {
      options: rules.parseOptions(batch.options, players),
      seats: players,
      seed: `${batch.seed}/${number}`,
    },
    bots: Array.from({ length: players }, () => bots[batch.bots]),
    emit: (event: LooseEvent) => {
      countEvent(tally, counted, event)
      if (isHad(counted, event)) had[event.seat]?.add(event.card)
      if (event.type === 'jarl-revealed') jarls[event.seat ?? 0] = event.jarl ?? ''
    },
    onAnswer: ({ kind }) => {
      addTo(tally.decisions, kind)
      actions += 1
    },
  })
  const outcome = rules.outcome(state)
  if (outcome === null) throw new Error('the game stopped without an outcome')
  countGame(tally, actions, outcome)
  countJarls(tally, jarls, outcome)
  countHad(tally, had, outcome)
}

/** Whether an event tells whose a card is: that it was chosen or put to use by somebody. */
function isHad({ drafted, used }: Counted, event: LooseEvent): event is LooseEvent & Had {
  const isTold = typeof event.seat === 'number' && typeof event.card === 'string'
  return isTold && (drafted.has(event.type) || used.has(event.type))
}

function countHad(tally: Tally, had: readonly ReadonlySet<string>[], outcome: Outcome): void {
  had.forEach((cards, seat) => {
    for (const card of cards) {
      const share = cardTally(tally, card).had
      share.games += 1
      share.wins += shareOf(outcome, seat)
    }
  })
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

interface Had {
  readonly seat: number
  readonly card: string
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
