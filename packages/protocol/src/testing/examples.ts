import { ACCOUNT_EXAMPLES } from './examples/accounts.ts'
import type { Example } from './examples/example.ts'
import { FROM_CLIENT_EXAMPLES } from './examples/from-client.ts'
import { FROM_SERVER_EXAMPLES } from './examples/from-server.ts'
import { NOTICE_EXAMPLES } from './examples/notices.ts'
import { TABLE_EXAMPLES } from './examples/tables.ts'

export type { Example } from './examples/example.ts'

/** One of each message, by the name of its schema: what the documentation shows. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  ...FROM_CLIENT_EXAMPLES,
  ...FROM_SERVER_EXAMPLES,
  ...TABLE_EXAMPLES,
  ...ACCOUNT_EXAMPLES,
  ...NOTICE_EXAMPLES,
}
