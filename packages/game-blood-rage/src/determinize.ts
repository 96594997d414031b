import { at, nextU32, pick, type RngState, shuffle } from '@meadhall/kernel'
import { ALL_CARDS, cardOf } from './cards/index.ts'
import type { CardId } from './cards/printed.ts'
import { cloneFrame } from './clone.ts'
import { removeOne } from './effects/hand.ts'
import { BATTLE_STEPS } from './phases/battle-order.ts'
import { packetOrigin } from './phases/draft.ts'
import type { BloodRageFrame, ClanState, DraftFrame, State } from './state.ts'
import type { BattleView, Cards, ClanView, DraftView, FrameView, View } from './view.ts'

/**
 * A full state that agrees with a view. What the viewer knows stays where it is; every other card is
 * dealt at random to the places that can hold it: cards the viewer saw passing by were dealt to
 * somebody, so they never end up in the unused rest of the deck.
 */
export function determinize(view: View, rng: RngState): State {
  const pool = new Pool(view, rng)
  const decks = view.decks.map((count, index) => pool.deck(index + 1, count))
  const frames = view.frames.map((frame) =>
    frame.at === 'draft' ? fillDraft(view, frame, pool, rng) : copyFrame(frame),
  )
  const clans = view.clans.map((clan) => fillClan(clan, view, pool))
  clans.forEach((clan, seat) => {
    clan.buried = fill(at(view.clans, seat).buried, pool)
  })
  frames.forEach((frame, index) => fillChoices(frame, at(view.frames, index), { view, clans, rng }))
  return {
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

/** The generator's state is unknown to every viewer, so a new one is drawn. */
function freshRng(rng: RngState): RngState {
  return { key: Array.from({ length: 8 }, () => nextU32(rng)), counter: 0 }
}

/** The cards whose place the viewer does not know, in random order, by age. */
class Pool {
  private readonly unknown: CardId[][]
  private readonly view: View

  constructor(view: View, rng: RngState) {
    this.view = view
    this.unknown = [1, 2, 3].map((age) => shuffle(rng, unknownOf(view, age)))
  }

  /** Cards of one age that were not dealt: rather not one that the viewer saw passing by. */
  deck(age: number, count: number): CardId[] {
    const seen = age === this.view.age ? ownPassed(this.view) : []
    const cards = at(this.unknown, age - 1)
    const deck: CardId[] = []
    for (let index = cards.length - 1; index >= 0 && deck.length < count; index--) {
      const known = seen.indexOf(at(cards, index))
      if (known >= 0) seen.splice(known, 1)
      else deck.push(...cards.splice(index, 1))
    }
    while (deck.length < count) deck.push(this.drawOf(age))
    return deck
  }

  private drawOf(age: number): CardId {
    const card = at(this.unknown, age - 1).pop()
    if (card === undefined)
      throw new Error(`the view hides more cards of age ${age} than there are`)
    return card
  }

  /** Some card: of this age first, since that is what hands mostly hold. */
  draw(): CardId {
    for (let age = this.view.age; age > 0; age--) {
      const card = at(this.unknown, age - 1).pop()
      if (card !== undefined) return card
    }
    throw new Error('the view hides more cards than there are')
  }

  drawOlder(): CardId {
    for (let age = 1; age < this.view.age; age++) {
      const card = at(this.unknown, age - 1).pop()
      if (card !== undefined) return card
    }
    return this.draw()
  }

  /** As many of the wished cards as are still to be had. */
  some(wished: readonly CardId[], count: number): CardId[] {
    const taken: CardId[] = []
    for (const card of wished) {
      const cards = at(this.unknown, cardOf(card).age - 1)
      if (taken.length >= count || !cards.includes(card)) continue
      removeOne(cards, card)
      taken.push(card)
    }
    return taken
  }
}

function ownPassed(view: View): CardId[] {
  return view.viewer === null ? [] : (at(view.clans, view.viewer).passed ?? []).slice()
}

/** All cards of an age in the game, less those whose place the viewer knows. */
function unknownOf(view: View, age: number): CardId[] {
  const left: CardId[] = []
  for (const card of ALL_CARDS) {
    if (card.age !== age) continue
    for (const mark of card.marks) if (mark <= view.clans.length) left.push(card.id)
  }
  for (const card of knownCards(view)) if (cardOf(card).age === age) removeOne(left, card)
  return left
}

function knownCards(view: View): CardId[] {
  const known: CardId[] = view.discard.slice()
  for (const clan of view.clans) {
    for (const card of clan.upgrades) if (card !== null) known.push(card)
    known.push(...listed(clan.quests), ...listed(clan.kept), ...listed(clan.buried))
    known.push(...(typeof clan.hand === 'number' ? clan.shown : clan.hand))
  }
  for (const frame of view.frames) known.push(...knownInFrame(frame))
  return known
}

/** Cards that a frame itself holds: packets, and revealed cards on their way. */
function knownInFrame(frame: FrameView): CardId[] {
  if (frame.at === 'draft')
    return [...frame.packets.flatMap(listed), ...frame.taken.flatMap(listed)]
  if (frame.at === 'battle') return heldByBattle(frame)
  return []
}

/**
 * Revealed cards lie in the battle until they are returned or discarded; then the frame only
 * remembers them.
 */
function heldByBattle(frame: BattleView): CardId[] {
  if (frame.winner === null) return isReturned(frame) ? [] : frame.played.flat()
  return isReturned(frame)
    ? []
    : [
        ...frame.spent,
        ...frame.played.flatMap((cards, seat) => (seat === frame.winner ? [] : cards)),
      ]
}

const RETURN_STEP = BATTLE_STEPS.indexOf('return')

function isReturned(frame: BattleView): boolean {
  return frame.step > RETURN_STEP
}

function listed(cards: Cards): readonly CardId[] {
  return typeof cards === 'number' ? [] : cards
}

function fill(cards: Cards, pool: Pool): CardId[] {
  return typeof cards === 'number'
    ? Array.from({ length: cards }, () => pool.draw())
    : cards.slice()
}

function fillClan(clan: ClanView, view: View, pool: Pool): ClanState {
  const inDraft = view.frames.some((frame) => frame.at === 'draft')
  return {
    clan: clan.clan,
    glory: clan.glory,
    rage: clan.rage,
    steps: clan.steps.slice(),
    upgrades: clan.upgrades.slice(),
    hand: fillHand(clan, pool),
    shown: clan.shown.slice(),
    quests: fill(clan.quests, pool),
    kept: fillKept(clan.kept, pool, inDraft),
    buried: [],
    passed: clan.passed?.slice() ?? [],
    warriors: clan.warriors.slice(),
    singles: clan.singles.slice(),
  }
}

function fillHand(clan: ClanView, pool: Pool): CardId[] {
  if (typeof clan.hand !== 'number') return clan.hand.slice()
  const hidden = clan.hand - clan.shown.length
  return [...clan.shown, ...Array.from({ length: hidden }, () => pool.draw())]
}

/** A card kept over is of an earlier age while the new age's cards are drafted. */
function fillKept(kept: Cards, pool: Pool, inDraft: boolean): CardId | null {
  if (typeof kept !== 'number') return kept[0] ?? null
  if (kept === 0) return null
  return inDraft ? pool.drawOlder() : pool.draw()
}

/** Packets the viewer passed on hold some of what they last saw in them. */
function fillDraft(view: View, frame: DraftView, pool: Pool, rng: RngState): DraftFrame {
  const players = view.clans.length
  const packets = frame.packets.map((packet, seat) => {
    if (typeof packet !== 'number') return packet.slice()
    const seen = frame.lastSeen?.[packetOrigin(seat, frame.round, players)] ?? []
    return pool.some(shuffle(rng, seen.slice()), packet)
  })
  const unseen = packets.map((packet, seat) => {
    const size = at(frame.packets, seat)
    return typeof size === 'number' ? size - packet.length : 0
  })
  packets.forEach((packet, seat) => {
    for (let missing = at(unseen, seat); missing > 0; missing--) packet.push(pool.draw())
  })
  const taken = frame.taken.map((cards) => fill(cards, pool))
  return { at: 'draft', round: frame.round, packets, taken, lastSeen: memories(view, frame) }
}

/** What the others remember is unknown; the viewer's own memory is in the view. */
function memories(view: View, frame: DraftView): CardId[][][] {
  return view.clans.map((_, seat) =>
    seat === view.viewer && frame.lastSeen
      ? frame.lastSeen.map((cards) => cards.slice())
      : view.clans.map(() => []),
  )
}

function copyFrame(frame: FrameView): BloodRageFrame {
  return cloneFrame(frame as BloodRageFrame)
}

interface Filling {
  readonly view: View
  readonly clans: readonly ClanState[]
  readonly rng: RngState
}

/** Secret choices that are already made: some card of the hand that made them. */
function fillChoices(frame: BloodRageFrame, seen: FrameView, filling: Filling): void {
  if (frame.at === 'battle' && seen.at === 'battle') {
    frame.chosen = seen.chosen.map((card, seat) =>
      card === 'hidden' ? someCard(filling, seat) : card,
    )
  }
  if (frame.at === 'discard' && seen.at === 'discard' && frame.asked) {
    frame.keeps = seen.keeps.map((card, seat) =>
      hasChosen(filling.view, seat) ? someCard(filling, seat) : card,
    )
  }
}

/** Whether another player has already answered the question that is still open for some. */
function hasChosen(view: View, seat: number): boolean {
  return seat !== view.viewer && !view.open.some((decision) => decision.seat === seat)
}

function someCard({ clans, rng }: Filling, seat: number): CardId | null {
  const { hand } = at(clans, seat)
  return hand.length === 0 ? null : pick(rng, hand)
}
