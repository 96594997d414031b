import type { Viewer } from '@meadhall/kernel'
import type { CardId } from './cards/printed.ts'
import type { BloodRageDecision, ClanState, Options, State } from './state.ts'
import type { ClanSeen, Table } from './table.ts'
import { type Cards, type FrameView, sharedFrame } from './view-frame.ts'

export interface ClanView extends ClanSeen {
  readonly hand: Cards
  readonly quests: Cards
  readonly kept: Cards
  readonly buried: Cards
  /** For the viewer alone: what passed by in the draft. */
  readonly passed: readonly CardId[] | null
}

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

/** What everybody may know: what a spectator sees. */
export function shared(state: Readonly<State>): View {
  const questsOpen = state.frames.some((frame) => frame.kind === 'quest' && frame.revealed)
  return {
    viewer: null,
    version: state.version,
    options: state.options,
    age: state.age,
    phase: state.phase,
    first: state.first,
    clans: state.clans.map((clan) => sharedClan(clan, questsOpen)),
    tokens: state.tokens.slice(),
    pillaged: state.pillaged.slice(),
    destroyed: state.destroyed.slice(),
    dooms: state.dooms.slice(),
    decks: state.decks.map((deck) => deck.length),
    discard: state.discard.slice(),
    over: state.over,
    frames: state.frames.map(sharedFrame),
    open: state.open.map(sharedDecision),
    nextDecision: state.nextDecision,
  }
}

function sharedClan(clan: Readonly<ClanState>, questsOpen: boolean): ClanView {
  return {
    clan: clan.clan,
    glory: clan.glory,
    rage: clan.rage,
    steps: clan.steps.slice(),
    upgrades: clan.upgrades.slice(),
    warriors: clan.warriors.slice(),
    singles: clan.singles.slice(),
    hand: clan.hand.length,
    shown: clan.shown.slice(),
    quests: questsOpen ? clan.quests.slice() : clan.quests.length,
    kept: clan.kept === null ? 0 : 1,
    buried: clan.buried.length,
    passed: null,
  }
}

function sharedDecision({ id, seat, kind, card, place }: BloodRageDecision): BloodRageDecision {
  return { id, seat, kind, card, place }
}
