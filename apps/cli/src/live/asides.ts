import { randomUUID } from 'node:crypto'
import type { TableClient } from '@meadhall/client'
import type { Reply } from '@meadhall/protocol'
import { helpColumns } from '../play/help.ts'
import type { Terminal } from '../play/terminal.ts'
import type { Speech } from '../text/speech.ts'
import { refusedInWords } from './live-place.ts'

type Aside = (rest: string, client: TableClient, speech: Speech) => Promise<Reply> | string

const PROPOSALS = ['undo', 'pause', 'resume', 'end'] as const

/** What can be said at any time, also while others think. */
const ASIDES: Readonly<Record<string, Aside>> = {
  '/say': (text, client, { t }) =>
    text === ''
      ? t('cli.say-what', { example: `/say ${t('cli.live.skal')}` })
      : client.call({ type: 'chat', key: randomUUID(), text }),
  '/propose': (word, client, { t }) => {
    const what = PROPOSALS.find((one) => one === word)
    if (what === undefined) return t('cli.live.propose-one', { what: PROPOSALS.join(', ') })
    return client.call({ type: 'propose', what })
  },
  '/agree': (_, client, speech) => vote(client, true, speech),
  '/disagree': (_, client, speech) => vote(client, false, speech),
  '/away': (_, client) => client.call({ type: 'stand-in', on: true }),
  '/back': (_, client) => client.call({ type: 'stand-in', on: false }),
}

function vote(client: TableClient, agree: boolean, { t }: Speech): Promise<Reply> | string {
  const proposal = client.table?.proposal?.id
  if (proposal === undefined) return t('cli.live.nothing-proposed')
  return client.call({ type: 'vote', proposal, agree })
}

/** What the help says of them. */
export function asideLines({ t }: Speech): string[] {
  return [
    t('cli.live.help'),
    ...helpColumns([
      [t('cli.help.form.say'), t('cli.live.help.say')],
      ['/propose undo', t('cli.live.help.propose')],
      ['/agree  /disagree', t('cli.live.help.vote')],
      ['/away  /back', t('cli.live.help.away')],
      ['/quit', t('cli.live.help.quit')],
    ]),
  ]
}

/** Takes lines that begin with a stroke, now; all others are answers. */
export function takeAsides(terminal: Terminal, client: TableClient, speech: Speech): void {
  const listener = { client, speech, tell: (line: string) => terminal.interject([line]) }
  terminal.aside = (line) => {
    const [, name = '', rest = ''] = /^(\/\S*)\s*(.*)$/s.exec(line.trim()) ?? []
    if (name === '') return false
    if (name === '/quit') terminal.leave()
    else if (name === '/help') terminal.interject(asideLines(speech))
    else carryOut(ASIDES[name], rest.trim(), listener)
    return true
  }
}

/** Whom asides are for, and who hears what comes of them. */
interface Listener {
  readonly client: TableClient
  readonly speech: Speech
  tell(line: string): void
}

function carryOut(
  aside: Aside | undefined,
  rest: string,
  { client, speech, tell }: Listener,
): void {
  if (aside === undefined) return tell(speech.t('cli.live.not-known'))
  const done = aside(rest, client, speech)
  if (typeof done === 'string') return tell(done)
  done.then(
    ({ refused }) => refused !== undefined && tell(refusedInWords(refused, speech)),
    // The connection has ended, which is told elsewhere.
    () => undefined,
  )
}
