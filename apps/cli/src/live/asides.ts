import { randomUUID } from 'node:crypto'
import type { TableClient } from '@meadhall/client'
import type { Reply } from '@meadhall/protocol'
import type { Terminal } from '../play/terminal.ts'
import { refusedInWords } from './live-place.ts'

type Aside = (rest: string, client: TableClient) => Promise<Reply> | string

const PROPOSALS = ['undo', 'pause', 'resume', 'end'] as const

/** What can be said at any time, also while others think. */
const ASIDES: Readonly<Record<string, Aside>> = {
  '/say': (text, client) =>
    text === ''
      ? 'Say what, for example: /say Skål!'
      : client.call({ type: 'chat', key: randomUUID(), text }),
  '/propose': (word, client) => {
    const what = PROPOSALS.find((one) => one === word)
    if (what === undefined) return `Propose one of: ${PROPOSALS.join(', ')}.`
    return client.call({ type: 'propose', what })
  },
  '/agree': (_, client) => vote(client, true),
  '/disagree': (_, client) => vote(client, false),
  '/away': (_, client) => client.call({ type: 'stand-in', on: true }),
  '/back': (_, client) => client.call({ type: 'stand-in', on: false }),
}

function vote(client: TableClient, agree: boolean): Promise<Reply> | string {
  const proposal = client.table?.proposal?.id
  if (proposal === undefined) return 'Nothing is proposed.'
  return client.call({ type: 'vote', proposal, agree })
}

/** What the help says of them. */
export const ASIDE_LINES: readonly string[] = [
  'At a server also, at any time:',
  '  /say TEXT                says something to the table',
  '  /propose undo            also pause, resume, end: if all agree it is done',
  '  /agree  /disagree        answers what somebody proposed',
  '  /away  /back             lets a bot play for you, takes your seat back',
  '  /quit                    leaves; the link that was shown leads back',
]

/** Takes lines that begin with a stroke, now; all others are answers. */
export function takeAsides(terminal: Terminal, client: TableClient): void {
  const tell = (line: string) => terminal.interject([line])
  terminal.aside = (line) => {
    const [, name = '', rest = ''] = /^(\/\S*)\s*(.*)$/s.exec(line.trim()) ?? []
    if (name === '') return false
    if (name === '/quit') terminal.leave()
    else if (name === '/help') terminal.interject(ASIDE_LINES)
    else carryOut(ASIDES[name], rest.trim(), client, tell)
    return true
  }
}

function carryOut(
  aside: Aside | undefined,
  rest: string,
  client: TableClient,
  tell: (line: string) => void,
): void {
  if (aside === undefined) return tell('I do not know that: type /help.')
  const done = aside(rest, client)
  if (typeof done === 'string') return tell(done)
  done.then(
    ({ refused }) => refused !== undefined && tell(refusedInWords(refused)),
    // The connection has ended, which is told elsewhere.
    () => undefined,
  )
}
