import type { ThorEffect } from './card.ts'
import type { ThorRow } from './row.ts'

function thor<const Id extends string>(
  id: Id,
  copies: number,
  condition: ThorRow['condition'],
  effect: ThorEffect,
  glory: number,
): ThorRow<Id> {
  return {
    type: 'thor',
    id,
    deck: 'thor',
    copies,
    condition,
    effect,
    glory,
    ours: ['pairing', 'copies', 'glory'],
  }
}

/** Thor's Support (VH-58 to VH-62): for whom, what it does, and the glory if the fighter wins. */
export const THOR = [
  thor('thor-draw-fewer', 1, 'fewer', { kind: 'draw', count: 1 }, 2),
  thor('thor-draw-no-more', 2, 'fewerOrEqual', { kind: 'draw', count: 1 }, 2),
  thor('thor-strength-fewer', 2, 'fewer', { kind: 'strength', value: 3 }, 1),
  thor('thor-strength-no-more', 2, 'fewerOrEqual', { kind: 'strength', value: 2 }, 1),
  thor('thor-reroll-fewer', 1, 'fewer', { kind: 'freeReroll', count: 1 }, 2),
  thor('thor-reroll-no-more', 2, 'fewerOrEqual', { kind: 'freeReroll', count: 1 }, 1),
  thor('thor-die-fewer', 1, 'fewer', { kind: 'extraDie', count: 1 }, 2),
  thor('thor-die-no-more', 1, 'fewerOrEqual', { kind: 'extraDie', count: 1 }, 1),
  thor('thor-steal-fewer', 1, 'fewer', { kind: 'stealRandom', count: 1 }, 2),
  thor('thor-steal-no-more', 1, 'fewerOrEqual', { kind: 'stealRandom', count: 1 }, 1),
]
