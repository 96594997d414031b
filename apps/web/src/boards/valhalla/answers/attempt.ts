import type { CardId, DecisionKind, Face, ValhallaAction } from '@meadhall/game-valhalla'
import { FACES, isCardId, isJarlId } from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import type { Target } from '../../../table/assembly.ts'
import { readTarget, readWarrior } from './targets.ts'

/** The action that somebody meant who pointed at something: asked for the rule that forbids it. */
export function attemptAt(
  kind: DecisionKind,
  by: Seat,
  picked: readonly Target[],
  name: Target,
): ValhallaAction | null {
  const { kind: pointedAt, which } = readTarget(name)
  const before = picked.map(readTarget)
  switch (pointedAt) {
    case 'card':
      return isCardId(which) ? withCard(kind, by, cardIn(before), which) : null
    case 'seat':
      return withSeat(kind, by, cardIn(before), Number(which))
    case 'warrior':
      return withWarrior(kind, by, cardIn(before), readWarrior(which))
    case 'die':
    case 'new':
      return withDie(kind, by, cardIn(before), which)
    case 'dice': {
      const warrior = before.find((one) => one.kind === 'warrior')
      return warrior ? { type: 'arm', by, ...readWarrior(warrior.which), dice: which } : null
    }
    default:
      return plainly(by, pointedAt, which)
  }
}

type Read = ReturnType<typeof readTarget>

function cardIn(before: readonly Read[]): CardId | undefined {
  return before.find((one) => one.kind === 'card')?.which as CardId | undefined
}

function withCard(
  kind: DecisionKind,
  by: Seat,
  first: CardId | undefined,
  card: CardId,
): ValhallaAction {
  switch (kind) {
    case 'turn': {
      if (first === undefined || first === card) return { type: 'play', by, card }
      const [a, b] = first < card ? [first, card] : [card, first]
      return { type: 'play-two', by, card: a, other: b }
    }
    case 'phase':
      return { type: 'tactic', by, card, die: '' }
    case 'thor':
      return { type: 'support', by, card, seat: by }
    case 'tyr':
      return { type: 'attach', by, card, space: 0 }
    default:
      return { type: 'card', by, card }
  }
}

function withSeat(
  kind: DecisionKind,
  by: Seat,
  card: CardId | undefined,
  seat: Seat,
): ValhallaAction | null {
  if (kind === 'turn') return { type: 'attack', by, seat }
  if (kind === 'thor') return card === undefined ? null : { type: 'support', by, card, seat }
  return kind === 'wager' ? { type: 'seat', by, seat } : null
}

function withWarrior(
  kind: DecisionKind,
  by: Seat,
  card: CardId | undefined,
  { seat, space }: { readonly seat: Seat; readonly space: number },
): ValhallaAction | null {
  if (kind === 'phase') return { type: 'arm', by, seat, space, dice: '' }
  if (kind === 'tyr') return card === undefined ? null : { type: 'attach', by, card, space }
  return kind === 'turn' || kind === 'thor' ? null : { type: 'warrior', by, seat, space }
}

function withDie(
  kind: DecisionKind,
  by: Seat,
  card: CardId | undefined,
  die: string,
): ValhallaAction {
  if (kind !== 'phase') return { type: 'die', by, die }
  return card === undefined ? { type: 'reroll', by, die } : { type: 'tactic', by, card, die }
}

function plainly(by: Seat, pointedAt: string, which: string): ValhallaAction | null {
  switch (pointedAt) {
    case 'jarl':
      return isJarlId(which) ? { type: 'jarl', by, jarl: which } : null
    case 'offer':
    case 'pile':
      return isCardId(which) ? { type: 'card', by, card: which } : null
    case 'line':
      return { type: 'line', by, line: Number(which) }
    case 'half':
      return which === 'base' || which === 'extended' ? { type: 'half', by, half: which } : null
    case 'face':
      return isFace(which) ? { type: 'turn', by, face: which } : null
    default:
      return which === 'draw' || which === 'free-reroll' || which === 'done'
        ? { type: which, by }
        : null
  }
}

function isFace(word: string): word is Face {
  return (FACES as readonly string[]).includes(word)
}
