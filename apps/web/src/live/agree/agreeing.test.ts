import type { TableShown } from '@meadhall/protocol'
import { EXAMPLES } from '@meadhall/protocol/testing'
import { describe, expect, it } from 'vitest'
import {
  type Around,
  fateOf,
  proposable,
  ratingKey,
  standingProposal,
  votersAt,
} from './agreeing.ts'

const TABLE = EXAMPLES['TableShown'] as unknown as TableShown
const [FIRST] = TABLE.seats

describe('what needs consent', () => {
  it('is asked of people who play, not of bots nor of those a bot plays for', () => {
    if (FIRST === undefined) throw new Error('the example has no seat')
    const away = { ...FIRST, standIn: 'warrior' as const }
    expect(votersAt({ seats: [FIRST, ...TABLE.seats.slice(1), away, FIRST] })).toEqual([0, 3])
  })

  it.each([
    ['playing', 'consent', ['undo', 'pause', 'end']],
    ['playing', 'rules', ['pause', 'end']],
    ['paused', 'consent', ['resume', 'end']],
    ['waiting', 'consent', []],
    ['over', 'consent', []],
  ] as const)('may be proposed while %s by %s: %j', (phase, undo, acts) => {
    expect(proposable({ ...TABLE, phase, undo }, 0)).toEqual(acts)
  })

  it('is nothing but to go on for one who is alone with bots at a rated table', () => {
    if (FIRST === undefined) throw new Error('the example has no seat')
    const alone = {
      ...TABLE,
      rated: true,
      seats: [FIRST, { ...FIRST, standIn: 'warrior' as const }],
    }
    expect(proposable({ ...alone, phase: 'playing' }, 0)).toEqual([])
    expect(proposable({ ...alone, phase: 'paused' }, 0)).toEqual(['resume'])
    expect(proposable({ ...alone, phase: 'playing', seats: [FIRST, FIRST] }, 0)).toContain('end')
  })

  it('stands until its time is over', () => {
    const proposal = { id: 'q', what: 'pause', by: 0, agreed: [0], until: 100 } as const
    expect(standingProposal({ proposal: { ...proposal, agreed: [0] } }, 99)).toMatchObject(proposal)
    expect(standingProposal({ proposal: { ...proposal, agreed: [0] } }, 100)).toBeNull()
    expect(standingProposal({ proposal: null }, 0)).toBeNull()
  })
})

describe('what something does to the rating', () => {
  it('is nothing where the game is not rated', () => {
    expect(ratingKey({ rated: false }, 'end')).toBe('live.agree.rating.none')
  })

  it('differs between going on, ending it and leaving one’s seat', () => {
    const keys = (['undo', 'pause', 'resume', 'end', 'stand-in', 'give-up', 'leave'] as const).map(
      (act) => ratingKey({ rated: true }, act).split('.').at(-1),
    )
    expect(keys).toEqual(['same', 'same', 'same', 'end', 'seat', 'seat', 'seat'])
  })
})

describe('what became of a proposal', () => {
  const before: Around = { phase: 'playing', undo: 'consent', revision: 7 }

  it.each([
    ['undo', { ...before, revision: 8 }, 'agreed'],
    ['undo', before, 'declined'],
    ['pause', { ...before, phase: 'paused' }, 'agreed'],
    ['pause', before, 'declined'],
    ['end', { ...before, phase: 'over' }, 'agreed'],
  ] as const)('%s', (what, after, fate) => {
    expect(fateOf({ what, until: 100 }, before, after, 50)).toBe(fate)
  })

  it('that nobody answered in time is that it lapsed', () => {
    expect(fateOf({ what: 'pause', until: 100 }, before, before, 101)).toBe('lapsed')
  })

  it('to go on is that the game goes on', () => {
    const paused = { ...before, phase: 'paused' } as const
    expect(fateOf({ what: 'resume', until: 100 }, paused, before, 50)).toBe('agreed')
    expect(fateOf({ what: 'resume', until: 100 }, paused, paused, 50)).toBe('declined')
  })
})
