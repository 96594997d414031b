import { at, freshRng, pick, type RngState, type Seat } from '@meadhall/kernel'
import type { CardId } from '../cards/printed.ts'
import { cloneFrame } from '../clone.ts'
import type { BloodRageFrame } from '../frames.ts'
import type { ClanState, State } from '../state.ts'
import type { ClanView, View } from '../view.ts'
import type { BattleView, Cards, DiscardView, DraftView, FrameView } from '../view-frame.ts'
import { type ImaginedDraft, imagineDraft } from './draft.ts'
import { drawDeck, drawOlder, drawUnknown, fill, newPool, type Pool, takeInTurn } from './pool.ts'

/**
 * A full state that agrees with a view. What the viewer knows stays where it is; every other card is
 * dealt at random to the places that can hold it. It takes the view, so a bot cannot peek.
 */
export function determinize(view: View, rng: RngState): State {
  return imagine(view, newPool(view, rng), rng)
}

/** States in which each unknown card of the age has been in a seat's hand once. */
export function* everyHand(view: View, seat: Seat, rng: RngState): Generator<State> {
  const { unknown, age } = newPool(view, rng)
  // What was drafted follows from the packets, and whoever has nothing hidden has one hand.
  const isDraft = view.frames.some(({ kind }) => kind === 'draft')
  const count = isDraft ? 0 : hiddenIn(at(view.clans, seat))
  const last = count === 0 ? 1 : Math.max(1, at(unknown, age - 1).length)
  for (let from = 0; from < last; from += Math.max(1, count)) {
    const pool = { age, unknown: unknown.map((all) => all.slice()) }
    const undealt = at(view.decks, age - 1)
    yield imagine(view, pool, rng, { seat, cards: takeInTurn(pool, from, count, undealt) })
  }
}

/** Cards that were chosen for a seat's hand before all others are dealt. */
interface Chosen {
  readonly seat: Seat
  readonly cards: readonly CardId[]
}

function imagine(view: View, pool: Pool, rng: RngState, chosen?: Chosen): State {
  const decks = view.decks.map((count, index) => drawDeck(pool, view, index + 1, count))
  const draft = draftOf(view, pool, rng)
  const clans = view.clans.map((clan, seat) => {
    const first = seat === chosen?.seat ? chosen.cards : []
    return fillClan(clan, draft?.hands[seat], pool, first)
  })
  clans.forEach((clan, seat) => {
    clan.buried = fill(pool, at(view.clans, seat).buried)
  })
  const frames = view.frames.map((frame) => fillFrame(frame, draft, { view, clans, rng }))
  return {
    version: view.version,
    options: view.options,
    age: view.age,
    phase: view.phase,
    first: view.first,
    clans,
    tokens: view.tokens.slice(),
    pillaged: view.pillaged.slice(),
    destroyed: view.destroyed.slice(),
    dooms: view.dooms.slice(),
    decks,
    discard: view.discard.slice(),
    over: view.over,
    frames,
    open: view.open.map((decision) => ({ ...decision })),
    nextDecision: view.nextDecision,
    rng: freshRng(rng),
  }
}

function draftOf(view: View, pool: Pool, rng: RngState): ImaginedDraft | null {
  const frame = view.frames.find((one): one is DraftView => one.kind === 'draft')
  return frame === undefined ? null : imagineDraft(view, frame, pool, rng)
}

function fillClan(
  clan: ClanView,
  drafted: CardId[] | undefined,
  pool: Pool,
  first: readonly CardId[],
): ClanState {
  return {
    clan: clan.clan,
    glory: clan.glory,
    rage: clan.rage,
    steps: clan.steps.slice(),
    upgrades: clan.upgrades.slice(),
    hand: fillHand(clan, drafted, pool, first),
    shown: clan.shown.slice(),
    quests: fill(pool, clan.quests),
    kept: fillKept(clan.kept, drafted !== undefined, pool),
    buried: [],
    passed: clan.passed?.slice() ?? [],
    warriors: clan.warriors.slice(),
    singles: clan.singles.slice(),
  }
}

function hiddenIn({ hand, shown }: ClanView): number {
  return typeof hand === 'number' ? hand - shown.length : 0
}

function fillHand(
  clan: ClanView,
  drafted: CardId[] | undefined,
  pool: Pool,
  first: readonly CardId[],
): CardId[] {
  if (typeof clan.hand !== 'number') return clan.hand.slice()
  if (drafted !== undefined) return drafted
  const length = hiddenIn(clan) - first.length
  return [...clan.shown, ...first, ...Array.from({ length }, () => drawUnknown(pool))]
}

/** A card kept over is of an earlier age while the new age's cards are drafted. */
function fillKept(kept: Cards, inDraft: boolean, pool: Pool): CardId | null {
  if (typeof kept !== 'number') return kept[0] ?? null
  if (kept === 0) return null
  return inDraft ? drawOlder(pool) : drawUnknown(pool)
}

interface Filling {
  readonly view: View
  readonly clans: readonly ClanState[]
  readonly rng: RngState
}

/** Secret choices that are already made become some card of the hand that made them. */
function fillFrame(
  frame: FrameView,
  draft: ImaginedDraft | null,
  filling: Filling,
): BloodRageFrame {
  switch (frame.kind) {
    case 'draft':
      if (draft === null) throw new Error('a draft that was not imagined')
      return draft.frame
    case 'battle':
      return cloneFrame({ ...frame, chosen: fillChosen(frame, filling) })
    case 'discard':
      return cloneFrame({ ...frame, keeps: fillKeeps(frame, filling) })
    default:
      return cloneFrame(frame)
  }
}

function fillChosen({ chosen }: BattleView, filling: Filling): (CardId | null)[] {
  return chosen.map((card, seat) => (card === 'hidden' ? someCard(filling, seat) : card))
}

function fillKeeps({ asked, keeps }: DiscardView, filling: Filling): (CardId | null)[] {
  return keeps.map((card, seat) =>
    asked && hasChosen(filling.view, seat) ? someCard(filling, seat) : card,
  )
}

/** Whether another player has already answered the question that is still open for some. */
function hasChosen(view: View, seat: number): boolean {
  return seat !== view.viewer && !view.open.some((decision) => decision.seat === seat)
}

function someCard({ clans, rng }: Filling, seat: number): CardId | null {
  const { hand } = at(clans, seat)
  return hand.length === 0 ? null : pick(rng, hand)
}
