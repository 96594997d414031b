import type { TableShown } from '@meadhall/protocol'
import type { ChatLine } from '../live-table.ts'

/** Somebody who is at the table or has said something there. */
export interface Talker {
  readonly id: string
  readonly name: string
}

/** What is shown of all that was said: nothing of those whom one does not hear. */
export function heardOf(chat: readonly ChatLine[], muted: readonly string[]): readonly ChatLine[] {
  return chat.filter(({ person }) => !muted.includes(person))
}

/** How many lines of others came after the last that was read. */
export function unreadOf(lines: readonly ChatLine[], lastRead: number, own: string | null): number {
  return lines.filter(({ n, person }) => n > lastRead && person !== own).length
}

/** All others one may hear, or choose not to, each once: those who sit here first. */
export function othersAt(
  table: TableShown | null,
  chat: readonly ChatLine[],
  own: string | null,
): readonly Talker[] {
  const sitting = (table?.seats ?? []).flatMap(({ person }) => person ?? [])
  const talking = chat.map(({ person, name }) => ({ id: person, name }))
  const all = new Map<string, Talker>()
  for (const { id, name } of [...sitting, ...talking]) if (!all.has(id)) all.set(id, { id, name })
  return [...all.values()].filter(({ id }) => id !== own)
}

/** Whether what one says who watches is kept from those who play, so that nothing is given away. */
export function isKeptFromPlayers(phase: TableShown['phase'], seat: number | null): boolean {
  return seat === null && (phase === 'playing' || phase === 'paused' || phase === 'revealing')
}
