import { kept } from './kept.ts'
import type { TableSecrets } from './live-table.ts'

const SECRETS = kept<TableSecrets>('meadhall.links')

/**
 * Takes up what a table's link brought along and removes it from the address bar, so that nobody
 * reads it over a shoulder or hands it on by mistake. A page that is opened again finds it.
 */
export function takeUpSecrets(table: string): TableSecrets {
  const brought = new URLSearchParams(location.hash.slice(1))
  const before = SECRETS.get(table)
  const secrets = {
    seat: brought.get('seat') ?? before?.seat ?? null,
    invitation: brought.get('invitation') ?? before?.invitation ?? null,
  }
  if (!brought.has('seat') && !brought.has('invitation')) return secrets
  SECRETS.put(table, secrets)
  history.replaceState(history.state, '', location.pathname + location.search)
  return secrets
}

/** They open nothing any more. */
export function forgetSecrets(table: string): void {
  SECRETS.drop(table)
}
