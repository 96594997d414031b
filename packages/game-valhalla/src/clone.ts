import { cloneRng, type Seen } from '@meadhall/kernel'
import type { Armed, Battle, Side } from './battle.ts'
import type { ValhallaFrame } from './frames.ts'
import type { Fighter, PlayerState, State } from './state.ts'

/** An independent copy, by hand: about ten times faster than a generic one. */
export function clone(state: Readonly<State>): State {
  return {
    version: state.version,
    options: state.options,
    players: state.players.map(clonePlayer),
    first: state.first,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    unused: state.unused.slice(),
    loki: state.loki,
    king: state.king && { holders: state.king.holders.slice(), levels: state.king.levels.slice() },
    monster: state.monster && {
      ...state.monster,
      stack: state.monster.stack.slice(),
      covered: state.monster.covered.slice(),
      beside: state.monster.beside.slice(),
    },
    grey: state.grey,
    ending: state.ending,
    over: state.over,
    battle: state.battle && cloneBattle(state.battle),
    frames: state.frames.map(cloneFrame),
    open: state.open.slice(),
    nextDecision: state.nextDecision,
    rng: cloneRng(state.rng),
    loaded: state.loaded.slice(),
  }
}

function clonePlayer(player: Readonly<PlayerState>): PlayerState {
  return {
    jarl: player.jarl,
    offered: player.offered.slice(),
    hand: player.hand.slice(),
    shown: player.shown.slice(),
    squad: player.squad.map(cloneFighter),
    valhalla: player.valhalla.slice(),
    shields: player.shields,
    captured: player.captured.slice(),
    attackedBy: player.attackedBy,
    defeated: player.defeated,
    angry: player.angry,
  }
}

export function cloneFighter(fighter: Readonly<Fighter> | null): Fighter | null {
  return fighter && { card: fighter.card, tyr: fighter.tyr }
}

function cloneArmed(armed: Seen<Armed>): Armed {
  return { ...armed, dice: armed.dice.slice() }
}

function cloneSide(side: Seen<Side>): Side {
  return {
    ...side,
    dice: side.dice.slice(),
    armed: side.armed.map(cloneArmed),
    tactics: side.tactics.slice(),
    aside: side.aside.slice(),
    onRoad: side.onRoad.slice(),
    denied: side.denied.slice(),
    thor: side.thor.slice(),
  }
}

export function cloneBattle(battle: Seen<Battle>): Battle {
  return {
    ...battle,
    sides: battle.sides.map(cloneSide),
    totals: battle.totals.slice(),
    wagers: battle.wagers.slice(),
    sent: battle.sent.map((cards) => cards.slice()),
  }
}

/** Frames with lists of their own need more than a shallow copy. */
export function cloneFrame(frame: Seen<ValhallaFrame>): ValhallaFrame {
  switch (frame.kind) {
    case 'jarls':
      return { ...frame, chosen: frame.chosen.slice() }
    case 'pick':
      return { ...frame, offer: frame.offer.slice() }
    case 'startDiscard':
      return { ...frame, thrown: frame.thrown.map((cards) => cards.slice()) }
    case 'swap':
      return { ...frame, aside: frame.aside.slice() }
    case 'handDraft':
      return { ...frame, pool: frame.pool.slice(), passed: frame.passed.slice() }
    case 'play':
      return { ...frame, cards: frame.cards.slice(), placed: frame.placed.slice() }
    case 'tyr':
      return { ...frame, spaces: frame.spaces.slice() }
    case 'draw':
      return { ...frame, drawn: frame.drawn.slice() }
    case 'reroll':
      return { ...frame, chosen: frame.chosen.slice() }
    case 'newWeapons':
      return { ...frame, rolled: frame.rolled.slice() }
    case 'send':
      return { ...frame, chosen: frame.chosen.map((ref) => ({ ...ref })) }
    default:
      return { ...frame }
  }
}
