import {
  type CardId,
  type DecisionKind,
  type FrameView,
  seenCards,
  type View,
} from '@meadhall/game-valhalla'

/** Cards laid out before the viewer, face up, besides the hand. */
export interface Offer {
  readonly kind: DecisionKind
  readonly cards: readonly CardId[]
}

type Frame<At extends FrameView['kind']> = Extract<FrameView, { kind: At }>

function frameOf<At extends FrameView['kind']>({ frames }: View, kind: At): Frame<At> | undefined {
  return frames.findLast((frame): frame is Frame<At> => frame.kind === kind)
}

/** What lies on the table to be chosen from; everybody sees the row of warriors and the pool. */
export function offerOf(view: View): Offer | null {
  const top = view.frames.at(-1)
  switch (top?.kind) {
    case 'pick':
      return { kind: 'pick-warrior', cards: top.offer }
    case 'handDraft':
      return { kind: 'hand-fill', cards: top.pool }
    case 'draw':
      return typeof top.drawn === 'number' ? null : { kind: 'keep', cards: top.drawn }
    case 'steal': {
      const cards = seenCards(view.players[top.from]?.hand ?? 0)
      return top.seat === view.viewer ? { kind: 'steal', cards } : null
    }
    case 'returnTactic':
      return { kind: 'return-tactic', cards: view.battle?.sides[top.side]?.tactics ?? [] }
    default:
      return null
  }
}

/** Cards put aside in secret so far: thrown away, or to be changed for others. */
export function putAside(view: View): readonly CardId[] {
  const swap = frameOf(view, 'swap')
  if (swap !== undefined) return seenCards(swap.aside)
  const thrown = frameOf(view, 'startDiscard')?.thrown
  return view.viewer === null ? [] : seenCards(thrown?.[view.viewer] ?? 0)
}

/** The dice just rolled of which some are kept. */
export function freshDice(view: View): readonly number[] {
  const top = view.frames.at(-1)
  return top?.kind === 'newWeapons' ? top.rolled : []
}

/** The dice already chosen to be rolled again. */
export function chosenDice(view: View): readonly number[] {
  const top = view.frames.at(-1)
  return top?.kind === 'reroll' ? top.chosen : []
}
