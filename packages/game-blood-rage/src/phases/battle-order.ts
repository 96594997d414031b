import type { Seen } from '@meadhall/kernel'
import type { CardId } from '../cards/printed.ts'
import type { BattleFrame } from '../frames.ts'

/**
 * The steps of a battle in the order in which they happen (BR-6.3 to BR-6.17). Inside a step it goes
 * from the pillager clockwise. Heimdall's Watch goes back to the first (BR-6.14).
 */
export const BATTLE_STEPS = [
  /** Everybody chooses a card in secret. */
  'choose',
  'reveal',
  /** Quests shown by owners of Tyr's Domain or Wrath (BR-6.20). */
  'questBonus',
  /** Thor's Primacy. */
  'voids',
  /** Heimdall's Watch. */
  'sweeps',
  /** Odin's Smite, Odin's Tide. */
  'revealed',
  /** White-circle cards may be added (BR-6.5). */
  'window',
  'totals',
  /** Loki's Trickery, Backstab, Poison. */
  'steals',
  /** Tyr's Prowess. */
  'recover',
  /** The winner discards, the losers take back (BR-6.8). */
  'return',
  'destroy',
  /** With the Frost Giant, the Lord cards and Frigga's Grace. */
  'reward',
  'axes',
  /** Thor's Hammer, Oath, Ascension. */
  'won',
  /** Odin's Judgement, Thor's Glory, the Valkyrie. */
  'deaths',
  'dragons',
  /** Loki's Blessing. Lord of Hammers' move comes when the pillage ends. */
  'afterLoss',
] as const
export type BattleStep = (typeof BATTLE_STEPS)[number]

/** Goes on to the next step, from the pillager again. */
export function nextStep(battle: BattleFrame): void {
  battle.step += 1
  battle.cursor = 0
  battle.source = 0
}

const RETURN = BATTLE_STEPS.indexOf('return')

/** Revealed cards lie in the battle until they are returned; from then on it only remembers them. */
export function cardsOnTable(
  battle: Seen<Pick<BattleFrame, 'step' | 'played' | 'winner' | 'spent'>>,
): CardId[] {
  if (battle.step > RETURN) return []
  return battle.played.flatMap((cards, seat) => (seat === battle.winner ? battle.spent : cards))
}
