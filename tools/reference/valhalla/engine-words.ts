import type { State, ValhallaAction } from '@meadhall/game-valhalla'

/** An action of the engine in the words of a scenario, warriors by their cards. */
export function wordsOf(state: Readonly<State>, action: ValhallaAction): string {
  switch (action.type) {
    case 'arm':
      return ['arm', cardAt(state, action.seat, action.space), ...diceOf(action.dice)].join(' ')
    case 'warrior':
      return `warrior ${cardAt(state, action.seat, action.space)}`
    case 'attach':
      return `attach ${action.card} ${cardAt(state, action.by, action.space)}`
    case 'support':
      return `support ${action.card} p${action.seat + 1}`
    case 'seat':
    case 'attack':
      return `${action.type} p${action.seat + 1}`
    case 'tactic':
      return action.die === '' ? `tactic ${action.card}` : `tactic ${action.card} ${action.die}`
    case 'reroll':
    case 'die':
      return `${action.type} ${action.die}`
    case 'play-two':
      return `play-two ${action.card} ${action.other}`
    case 'play':
    case 'card':
      return `${action.type} ${action.card}`
    case 'turn':
      return `turn ${action.face}`
    case 'half':
      return `half ${action.half}`
    case 'line':
      return `line ${action.line}`
    case 'jarl':
      return `jarl ${action.jarl}`
    case 'draw':
    case 'free-reroll':
    case 'done':
      return action.type
  }
}

function cardAt(state: Readonly<State>, seat: number, space: number): string {
  const fighter = state.players[seat]?.squad[space]
  if (fighter === undefined || fighter === null) throw new Error(`space ${space} is empty`)
  return fighter.card
}

const diceOf = (dice: string) => (dice === '' ? [] : dice.split(' ').sort())
