import type { ValhallaAction } from '../actions.ts'
import { cardOf, lokiOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { SPACES } from '../ids.ts'
import { isSolo, type State } from '../state.ts'

/** What an action speaks of that is not in this game, so that it can never be legal. */
export function missing(state: Readonly<State>, action: ValhallaAction): string | null {
  const wrong = [
    'seat' in action && missingSeat(state, action.seat),
    'space' in action && action.space >= SPACES && `there is no space ${action.space}`,
    'line' in action && missingLine(state, action.line),
    'card' in action && missingCard(state, action.card),
    'other' in action && missingCard(state, action.other),
  ]
  return wrong.find((why) => typeof why === 'string') ?? null
}

function missingSeat(state: Readonly<State>, seat: number): string | null {
  if (seat === -1) return isSolo(state) ? null : 'nobody fights a monster'
  return state.players[seat] === undefined ? `there is no player p${seat + 1}` : null
}

function missingLine({ loki }: Readonly<State>, line: number): string | null {
  const lines = loki === null ? 0 : lokiOf(loki).lines.length
  return line >= 0 && line < lines ? null : `Loki's card has no line ${line}`
}

/** Cards of a module that is not played are not in the game. */
function missingCard({ options }: Readonly<State>, card: CardId): string | null {
  const { deck } = cardOf(card)
  return deck === 'base' || options[deck] ? null : `"${card}" is of a module that is not played`
}
