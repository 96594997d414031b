import type { Viewer } from '@meadhall/kernel'
import type { CardId } from './cards/printed.ts'
import { cloneFrame } from './clone.ts'
import type { BattleFrame, BloodRageFrame, DiscardFrame, DraftFrame } from './frames.ts'
import { sightsOf } from './queries/draft.ts'
import type { BloodRageDecision, ClanState, Options, State } from './state.ts'
import type { ClanSeen, Table } from './table.ts'

/** Cards of which a viewer may know only the number. */
export type Cards = readonly CardId[] | number

export interface ClanView extends ClanSeen {
  readonly hand: Cards
  readonly quests: Cards
  readonly kept: Cards
  readonly buried: Cards
  /** For the viewer alone: what passed by in the draft. */
  readonly passed: readonly CardId[] | null
}

export interface DraftView {
  readonly at: 'draft'
  readonly round: number
  readonly packets: readonly Cards[]
  /** For the viewer alone: what lay in front of them in each round so far, before they took. */
  readonly sights: readonly (readonly CardId[])[] | null
}

/** A face-down card: one's own, `null` for none, or the bare fact that a card lies there. */
export type FaceDown = CardId | null | 'hidden'

export interface BattleView extends Omit<BattleFrame, 'chosen'> {
  readonly chosen: readonly FaceDown[]
}

type PublicFrame = Exclude<BloodRageFrame, DraftFrame | BattleFrame | DiscardFrame>
/** A discard frame keeps its shape: what the others keep is simply not in it. */
export type FrameView = DraftView | BattleView | DiscardFrame | PublicFrame

/** What one viewer may know of a game. Built from nothing; what is not named here stays secret. */
export interface View extends Table {
  readonly version: number
  readonly viewer: Viewer
  readonly options: Options
  readonly clans: readonly ClanView[]
  readonly decks: readonly number[]
  readonly frames: readonly FrameView[]
  readonly open: readonly BloodRageDecision[]
  readonly nextDecision: number
}

export function view(state: Readonly<State>, viewer: Viewer): View {
  const questsOpen = state.frames.some((frame) => frame.at === 'quest' && frame.revealed)
  return {
    viewer,
    version: state.version,
    options: state.options,
    age: state.age,
    phase: state.phase,
    first: state.first,
    clans: state.clans.map((clan, seat) => viewClan(clan, seat === viewer, questsOpen)),
    tokens: state.tokens.slice(),
    pillaged: state.pillaged.slice(),
    destroyed: state.destroyed.slice(),
    dooms: state.dooms.slice(),
    decks: state.decks.map((deck) => deck.length),
    discard: state.discard.slice(),
    over: state.over,
    frames: state.frames.map((frame) => viewFrame(state, frame, viewer)),
    open: state.open.map((decision) => ({ ...decision })),
    nextDecision: state.nextDecision,
  }
}

function viewClan(clan: Readonly<ClanState>, own: boolean, questsOpen: boolean): ClanView {
  return {
    clan: clan.clan,
    glory: clan.glory,
    rage: clan.rage,
    steps: clan.steps.slice(),
    upgrades: clan.upgrades.slice(),
    warriors: clan.warriors.slice(),
    singles: clan.singles.slice(),
    hand: cards(clan.hand, own),
    shown: clan.shown.slice(),
    quests: cards(clan.quests, own || questsOpen),
    kept: cards(clan.kept === null ? [] : [clan.kept], own),
    buried: cards(clan.buried, own),
    // In a fixed order: the order of the state tells who took what.
    passed: own ? clan.passed.toSorted() : null,
  }
}

function cards(list: readonly CardId[], visible: boolean): Cards {
  return visible ? list.slice() : list.length
}

/** Frames are public but for the three that hold secret choices. */
function viewFrame(
  state: Readonly<State>,
  frame: Readonly<BloodRageFrame>,
  viewer: Viewer,
): FrameView {
  switch (frame.at) {
    case 'draft':
      return viewDraft(state, frame, viewer)
    case 'battle':
      return {
        ...publicCopy(frame),
        chosen: frame.chosen.map((card, seat) => faceDown(card, seat === viewer)),
      }
    case 'discard':
      return {
        at: frame.at,
        asked: frame.asked,
        keeps: frame.keeps.map((card, seat) => (seat === viewer ? card : null)),
      }
    default:
      return cloneFrame(frame) as PublicFrame
  }
}

function publicCopy(frame: Readonly<BattleFrame>): Omit<BattleFrame, 'chosen'> {
  const { chosen: _secret, ...rest } = cloneFrame(frame) as BattleFrame
  return rest
}

function faceDown(card: CardId | null, own: boolean): FaceDown {
  return own || card === null ? card : 'hidden'
}

function viewDraft(state: Readonly<State>, frame: Readonly<DraftFrame>, viewer: Viewer): DraftView {
  return {
    at: 'draft',
    round: frame.round,
    packets: frame.packets.map((packet, seat) => cards(packet, seat === viewer)),
    sights: viewer === null ? null : sightsOf(state, frame, viewer),
  }
}
