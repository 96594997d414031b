import { at, type Seat } from '@meadhall/kernel'
import { type BloodRageAction, upgradeAction } from '../actions.ts'
import { type Card, cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { SLOTS_OF, type Slot } from '../ids.ts'
import { upgradeCost } from '../queries/costs.ts'
import { clanAt, type State } from '../state.ts'
import type { ClanSeen } from '../table.ts'
import type { Verdict } from '../why.ts'

function whyNotCard(clan: ClanSeen, card: Card): Verdict {
  if (card.type !== 'upgrade') return 'not-an-upgrade'
  return upgradeCost(clan, card) > clan.rage ? 'too-little-rage' : null
}

/** The owner chooses the slot (BR-5.9), a filled one too (BR-5.15). */
function whyNotSlot(card: Card, slot: Slot): Verdict {
  const { first, count } = SLOTS_OF[card.slot ?? 'clan']
  return slot < first || slot >= first + count ? 'wrong-slot' : null
}

export function whyNotUpgrade(state: Readonly<State>, seat: Seat, id: CardId, slot: Slot): Verdict {
  const clan = clanAt(state, seat)
  if (!clan.hand.includes(id)) return 'not-in-hand'
  const card = cardOf(id)
  return whyNotCard(clan, card) ?? whyNotSlot(card, slot)
}

export function listUpgrades(state: Readonly<State>, seat: Seat, out: BloodRageAction[]): void {
  const clan = clanAt(state, seat)
  for (let index = 0; index < clan.hand.length; index++) {
    const id = at(clan.hand, index)
    const card = cardOf(id)
    if (whyNotCard(clan, card) !== null || clan.hand.indexOf(id) < index) continue
    const { first, count } = SLOTS_OF[card.slot ?? 'clan']
    for (let slot = first; slot < first + count; slot++) {
      out.push(upgradeAction(seat, id, slot))
    }
  }
}
