import type { Phrase, Refusal, Reply } from '@meadhall/protocol'
import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import { useMe } from '../../server/me.ts'
import { randomHex } from '../../sources/random.ts'
import { kept } from '../kept.ts'
import { type ChatLine, type LiveTable, useLive } from '../live-table.ts'
import { heardOf, unreadOf } from './talk.ts'

const KEY_BYTES = 12
const READ = kept<number>('meadhall.read')

/** The last line that was read, by table: what this page has changed of it. */
const useRead = create<Readonly<Record<string, number>>>(() => ({}))

/** Says something in one's own words, or a phrase; why it was refused, or `null`. */
export function say(live: LiveTable, text: string): Promise<Refusal | null> {
  return settled(live.call({ type: 'chat', key: randomHex(KEY_BYTES), text }))
}

export function sayPhrase(live: LiveTable, phrase: Phrase): Promise<Refusal | null> {
  return settled(live.call({ type: 'phrase', key: randomHex(KEY_BYTES), phrase }))
}

/** Hears somebody no more, or again. */
export async function mute(live: LiveTable, person: string, on: boolean): Promise<Refusal | null> {
  const refused = await settled(live.call({ type: 'mute', person, on }))
  if (refused !== null) return refused
  live.store.setState(({ muted }) => {
    const others = muted.filter((one) => one !== person)
    return { muted: on ? [...others, person] : others }
  })
  return null
}

/** Nobody waits any more where the connection has ended: the page says that elsewhere. */
async function settled(reply: Promise<Reply>): Promise<Refusal | null> {
  return (await reply.catch((): Partial<Reply> => ({}))).refused ?? null
}

/** The id of who sits behind this page; `null` for a stranger who watches. */
export function useOwnPerson(live: LiveTable): string | null {
  const sitter = useLive(live, ({ table, seat }) => {
    return seat === null ? undefined : table?.seats[seat]?.person?.id
  })
  const me = useMe((state) => state.me?.id)
  return sitter ?? me ?? null
}

/** What is heard here. */
export function useHeard(live: LiveTable): readonly ChatLine[] {
  const chat = useLive(live, (state) => state.chat)
  const muted = useLive(live, (state) => state.muted)
  return useMemo(() => heardOf(chat, muted), [chat, muted])
}

/** How many lines nobody has read here. */
export function useUnread(live: LiveTable): number {
  const lines = useHeard(live)
  const own = useOwnPerson(live)
  const read = useRead((all) => all[live.id])
  return unreadOf(lines, read ?? READ.get(live.id) ?? 0, own)
}

/** While it is shown and looked at, all that was said is read. */
export function useReading(live: LiveTable): void {
  const last = useHeard(live).at(-1)?.n ?? 0
  useEffect(() => {
    const read = () => {
      if (document.visibilityState !== 'visible') return
      useRead.setState({ [live.id]: last })
      READ.put(live.id, last)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [live, last])
}
