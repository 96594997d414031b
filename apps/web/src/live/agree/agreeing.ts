import type { Seat } from '@meadhall/kernel'
import type { ProposalShown, TableShown } from '@meadhall/protocol'
import type { UiKey } from '../../i18n/words.ts'

/** What needs everybody's consent. */
export type Proposing = ProposalShown['what']

/** What one can do about one's seat without asking anybody. */
export type Leaving = 'stand-in' | 'give-up' | 'leave'

/** Who must agree: the people who play now. One for whom a bot plays is not waited for. */
export function votersAt({ seats }: Pick<TableShown, 'seats'>): readonly Seat[] {
  return [...seats.keys()].filter((seat) => {
    const { person, standIn } = seats[seat] ?? {}
    return person != null && standIn === null
  })
}

type Standing = Pick<TableShown, 'phase' | 'undo'>

/** What a seat may propose as the table stands. At a rated one nobody agrees with themselves alone. */
export function proposable(
  table: Standing & Pick<TableShown, 'rated' | 'seats'>,
  seat: Seat,
): readonly Proposing[] {
  const isAlone = table.rated && !votersAt(table).some((one) => one !== seat)
  return possible(table).filter((what) => !isAlone || what === 'resume')
}

function possible({ phase, undo }: Standing): readonly Proposing[] {
  if (phase === 'paused') return ['resume', 'end']
  if (phase !== 'playing') return []
  return undo === 'consent' ? ['undo', 'pause', 'end'] : ['pause', 'end']
}

/** The proposal that stands now; an older one has lapsed. */
export function standingProposal(
  { proposal }: Pick<TableShown, 'proposal'>,
  now: number,
): ProposalShown | null {
  return proposal !== null && proposal.until > now ? proposal : null
}

/** What something does to the rating of the game, in a sentence. */
export function ratingKey({ rated }: Pick<TableShown, 'rated'>, act: Proposing | Leaving): UiKey {
  if (!rated) return 'live.agree.rating.none'
  if (act === 'end') return 'live.agree.rating.end'
  return act === 'stand-in' || act === 'give-up' || act === 'leave'
    ? 'live.agree.rating.seat'
    : 'live.agree.rating.same'
}

/** What became of a proposal that is gone: what it was about has come, or it has not. */
export type Fate = 'agreed' | 'declined' | 'lapsed'

/** How a table and its game stand, as far as proposals change it. */
export interface Around extends Standing {
  /** Everything stored of the game, what was taken back too. */
  readonly revision: number
}

/** What became of a proposal, from how things stood while it did and stand now. */
export function fateOf(
  { what, until }: Pick<ProposalShown, 'what' | 'until'>,
  before: Around,
  after: Around,
  now: number,
): Fate {
  if (hasCome(what, before, after)) return 'agreed'
  return until <= now ? 'lapsed' : 'declined'
}

function hasCome(what: Proposing, before: Around, after: Around): boolean {
  switch (what) {
    case 'undo':
      return after.revision > before.revision
    case 'pause':
      return after.phase === 'paused'
    case 'resume':
      return after.phase === 'playing'
    case 'end':
      return after.phase === 'over'
  }
}
