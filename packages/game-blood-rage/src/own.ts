import { at, type Seat } from '@meadhall/kernel'
import type { CardId } from './cards/printed.ts'
import { sightsOf } from './queries/draft.ts'
import { clanAt, findFrame, type State } from './state.ts'
import type { ClanView, View } from './view.ts'
import type { BattleView, DiscardView, DraftView, FrameView } from './view-frame.ts'

/** What one seat knows beyond what everybody knows: its cards, and its choices still face down. */
export interface Own {
  readonly seat: Seat
  readonly hand: readonly CardId[]
  readonly quests: readonly CardId[]
  readonly kept: CardId | null
  readonly buried: readonly CardId[]
  readonly passed: readonly CardId[]
  readonly draft: OwnDraft | null
  /** The card laid face down in the battle that is being fought. */
  readonly chosen: CardId | null
  /** The card chosen to be kept in the Discard phase. */
  readonly keep: CardId | null
}

/** The cards in front of a seat in the draft, and what lay there in each round before it took. */
interface OwnDraft {
  readonly packet: readonly CardId[]
  readonly sights: readonly (readonly CardId[])[]
}

export function own(state: Readonly<State>, seat: Seat): Own {
  const clan = clanAt(state, seat)
  const draft = findFrame(state, 'draft')
  return {
    seat,
    hand: clan.hand.slice(),
    quests: clan.quests.slice(),
    kept: clan.kept,
    buried: clan.buried.slice(),
    // In a fixed order: the order of the state tells who took what. Sorted here, not in every playout.
    passed: clan.passed.toSorted(),
    draft: draft && {
      packet: at(draft.packets, seat).slice(),
      sights: sightsOf(state, draft, seat),
    },
    chosen: findFrame(state, 'battle')?.chosen[seat] ?? null,
    keep: findFrame(state, 'discard')?.keeps[seat] ?? null,
  }
}

/** The view of a seat: its own part over the shared one. What no secret touches is not copied. */
export function join(shared: View, own: Own): View {
  return {
    ...shared,
    viewer: own.seat,
    clans: shared.clans.map((clan, seat) => (seat === own.seat ? joinClan(clan, own) : clan)),
    frames: hasSecret(own) ? joinFrames(shared.frames, own) : shared.frames,
  }
}

function joinClan(clan: ClanView, { hand, quests, kept, buried, passed }: Own): ClanView {
  return { ...clan, hand, quests, kept: kept === null ? [] : [kept], buried, passed }
}

/** Whether a frame holds something of the seat's that the others do not see. */
function hasSecret({ draft, chosen, keep }: Own): boolean {
  return draft !== null || chosen !== null || keep !== null
}

/** Of nested battles only the innermost has cards that lie face down. */
function joinFrames(frames: readonly FrameView[], own: Own): FrameView[] {
  const battle = frames.findLastIndex((frame) => frame.kind === 'battle')
  return frames.map((frame, index) => {
    switch (frame.kind) {
      case 'draft':
        return joinDraft(frame, own)
      case 'battle':
        return index === battle ? joinBattle(frame, own) : frame
      case 'discard':
        return joinDiscard(frame, own)
      default:
        return frame
    }
  })
}

function joinDraft(frame: DraftView, { seat, draft }: Own): DraftView {
  if (draft === null) return frame
  return { ...frame, packets: frame.packets.with(seat, draft.packet), sights: draft.sights }
}

function joinBattle(frame: BattleView, { seat, chosen }: Own): BattleView {
  return { ...frame, chosen: frame.chosen.with(seat, chosen) }
}

function joinDiscard(frame: DiscardView, { seat, keep }: Own): DiscardView {
  return { ...frame, keeps: frame.keeps.with(seat, keep) }
}
