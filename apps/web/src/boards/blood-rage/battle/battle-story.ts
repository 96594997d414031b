import {
  type BloodRageEvent,
  bonusLines,
  type ClanFigures,
  type ClanId,
  placeOf,
  Retelling,
  type StrengthLine,
  strengthLines,
} from '@meadhall/game-blood-rage'
import type { Told } from '../stories/story.ts'
import { type Draft, drafted, sideOf, tellCards } from './battle-draft.ts'
import { type BattleStory, type EventOf, isGain } from './battle-parts.ts'

/** Finds all battles of a story. `clans` in the order of the seats. */
export function battlesOf(
  told: readonly Told[],
  clans: readonly ClanId[],
  start: readonly ClanFigures[] = [],
): BattleStory[] {
  const teller = new Teller(clans, start)
  for (const one of told) teller.hear(one)
  return teller.finish()
}

/** After these a pillage is over, whatever is still told. */
const ENDS: readonly string[] = ['turn-began', 'phase-began', 'game-ended']

class Teller {
  private readonly clans: readonly ClanId[]
  private readonly figures: Retelling
  private readonly done: BattleStory[] = []
  private now: Draft | null = null

  constructor(clans: readonly ClanId[], start: readonly ClanFigures[]) {
    this.clans = clans
    this.figures = new Retelling(start)
  }

  hear({ step, event }: Told): void {
    if (ENDS.includes(event.type)) this.close(true)
    if (event.type === 'pillage-began') {
      this.close(true)
      this.now = drafted(step, event)
    }
    // Totals are told before the losers fall: the lines are those of that moment.
    if (this.now !== null) this.tell(this.now, step, event)
    this.figures.hear(event)
  }

  finish(): BattleStory[] {
    this.close(false)
    return this.done
  }

  private close(isOver: boolean): void {
    if (this.now === null) return
    this.now.isOver = isOver
    this.done.push(this.told(this.now))
    this.now = null
  }

  private tell(now: Draft, step: number, event: BloodRageEvent): void {
    now.until = step
    if (event.type === 'card-revealed') now.turnedAt = step
    if (isGain(event)) sideOf(now, event.clan).gains.push(event)
    switch (event.type) {
      case 'joined':
        return void now.calls.push({ clan: event.clan, figure: event.figure })
      case 'call-declined':
        return void now.calls.push({ clan: event.clan, figure: null })
      case 'battle-began':
        return this.begin(now)
      case 'total':
        return this.total(now, event)
      case 'battle-won':
        now.result = 'won'
        now.winner = event.clan
        return
      case 'battle-tied':
        now.result = 'tied'
        return
      case 'pillaged':
        if (!now.isFought) now.result = 'unopposed'
        return
      default:
        return tellCards(now, event)
    }
  }

  /** Who has a figure there when the battle begins takes part, whatever happens to it (BR-6.7). */
  private begin(now: Draft): void {
    now.isFought = true
    for (const clan of this.clans) if (this.linesOf(now, clan).length > 0) sideOf(now, clan)
  }

  private total(now: Draft, event: EventOf<'total'>): void {
    const side = sideOf(now, event.clan)
    side.total = event
    side.lines = this.linesOf(now, event.clan)
  }

  private linesOf({ place }: Draft, clan: ClanId): StrengthLine[] {
    return strengthLines(this.figures.clan(clan), placeOf(place))
  }

  private told(now: Draft): BattleStory {
    const order = this.inOrder(now)
    const sides = order.map((clan) => sideOf(now, clan))
    const bonuses = bonusLines({
      played: sides.map(({ cards }) => cards.map(({ card }) => card)),
      questBonus: sides.map(({ questBonus }) => questBonus),
    })
    return {
      ...now,
      sides: order.map((clan, index) => {
        const side = sideOf(now, clan)
        return {
          ...side,
          clan,
          isPillager: clan === now.pillager,
          lines: side.lines ?? this.linesOf(now, clan),
          cards: side.cards.map((one, at) => ({ ...one, bonus: bonuses[index]?.[at] ?? 0 })),
        }
      }),
    }
  }

  /** From the pillager clockwise; before the battle everybody who has a figure there. */
  private inOrder(now: Draft): ClanId[] {
    const first = this.clans.indexOf(now.pillager)
    const round = this.clans.map((_, index) => this.clans[(first + index) % this.clans.length])
    return round.filter(
      (clan): clan is ClanId =>
        clan !== undefined &&
        (clan === now.pillager ||
          (now.isFought ? now.sides.has(clan) : this.linesOf(now, clan).length > 0)),
    )
  }
}
