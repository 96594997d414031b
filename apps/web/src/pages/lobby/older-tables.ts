import type { TableListed } from '@meadhall/protocol'
import { useState } from 'react'
import { api } from '../../server/api.ts'
import { useDoing } from '../../server/use-doing.ts'
import { type LobbyFilters, searchOf } from './filters.ts'

interface Older {
  readonly of: string
  readonly tables: readonly TableListed[]
  readonly next: string | null
}

/** Tables that have waited longer than those that the lobby tells of, as they were when asked for. */
export function useOlderTables(filters: LobbyFilters, first: string | null) {
  const [loaded, setLoaded] = useState<Older | null>(null)
  const { failure, run } = useDoing()
  const search = searchOf(filters)
  const known = loaded?.of === search ? loaded : null
  const next = known === null ? first : known.next
  const load = (after: string) =>
    run(async () => {
      const wish = Object.fromEntries(new URLSearchParams(search))
      const page = await api.openTables({ ...wish, after })
      const tables = [...(known?.tables ?? []), ...page.tables]
      setLoaded({ of: search, tables, next: page.next })
    })
  return {
    older: known?.tables ?? [],
    more: next === null ? null : () => void load(next),
    failure,
  }
}
