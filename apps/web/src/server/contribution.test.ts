import { seatCommitment } from '@meadhall/fairness'
import type { FromClient, Reply, TableShown } from '@meadhall/protocol'
import { EXAMPLES } from '@meadhall/protocol/testing'
import { describe, expect, it } from 'vitest'
import { Contribution } from './contribution.ts'

type Said = Partial<FromClient>

const EXAMPLE = EXAMPLES['TableShown'] as unknown as TableShown
const TABLE: TableShown = { ...EXAMPLE, phase: 'waiting', tempo: { kind: 'none' } }

/** A seat at a table that stands so; what it says changes its own seat as the server would. */
function seated(table: TableShown, seat = 0) {
  const said: Said[] = []
  const client = {
    table,
    seat,
    call(what: Said): Promise<Reply> {
      said.push(what)
      if (what.type === 'commit') client.table = bound(client.table, seat, what.commitment ?? null)
      return Promise.resolve({ type: 'reply', id: 1, taken: null })
    },
  }
  return { client, said }
}

function bound(table: TableShown, at: number, commitment: string | null): TableShown {
  return {
    ...table,
    seats: table.seats.map((one, seat) => (seat === at ? { ...one, commitment } : one)),
  }
}

const WAITING = bound(TABLE, 0, null)

describe("a browser's part in the seed", () => {
  it('is bound before the start and shown when all are, each once', () => {
    const { client, said } = seated(WAITING)
    const part = new Contribution()
    part.look(client)
    part.look(client)
    expect(said.map(({ type }) => type)).toEqual(['commit'])
    client.table = { ...client.table, phase: 'revealing' }
    part.look(client)
    part.look(client)
    const [commit, reveal] = said
    expect(said).toHaveLength(2)
    if (commit?.type !== 'commit' || reveal?.type !== 'reveal') throw new Error('not said')
    expect(seatCommitment(WAITING.id, 0, reveal.contribution ?? '')).toBe(commit.commitment)
  })

  it('is shown at once at a slow table', () => {
    const { client, said } = seated({ ...WAITING, tempo: { kind: 'slow', hours: 24 } })
    const part = new Contribution()
    part.look(client)
    part.look(client)
    expect(said.map(({ type }) => type)).toEqual(['commit', 'reveal'])
  })

  it('is not shown where another device bound the seat', () => {
    const { client, said } = seated({ ...bound(TABLE, 0, 'f'.repeat(64)), phase: 'revealing' })
    new Contribution().look(client)
    expect(said).toEqual([])
  })
})
