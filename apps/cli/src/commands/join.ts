import { parseArgs } from 'node:util'
import { Api } from '../live/api.ts'
import { tellingRefusals } from '../live/arriving.ts'
import { atLiveTable, type Wishes } from '../live/at-live-table.ts'
import { Contribution } from '../live/contribution.ts'
import { readLink, type TableLink } from '../live/link.ts'
import { sitDown } from '../live/sitting-down.ts'
import { LANGUAGES, speechFor } from '../text/speech.ts'
import { UsageError } from '../usage.ts'

export const USAGE = `meadhall join: a seat at a server's table

  meadhall join LINK [options]

  LINK             what you were given, such as https://table.example/tables/ID;
                   with #invitation=… it is an invitation, with #seat=… it leads
                   back to a seat that is yours already
  --name NAME      what the others call you (Guest)
  --save FILE      where to save the game file when the game is over
  --json           the result as one JSON object in the last line
  --language CODE  ${LANGUAGES.join(', ')} (that of LC_ALL or LANG, else en)

You sit down at the first free seat, and the link that leads back to it is
shown: with it you can go on after Ctrl-C, or on another machine. At the table
type "?" for help and "/say" to talk. What you add to the game's chance is drawn
here and bound before the start; "meadhall verify" can check it afterwards.`

const OPTIONS = {
  name: { type: 'string', default: 'Guest' },
  save: { type: 'string' },
  json: { type: 'boolean', default: false },
  language: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const [text, ...others] = positionals
  if (text === undefined || others.length > 0)
    throw new UsageError('join takes one link, such as https://table.example/tables/ID')
  const speech = speechFor(values.language, process.env)
  const link = readLink(text)
  return await tellingRefusals(link.server, speech, () =>
    join(link, values.name, { ...values, speech }),
  )
}

async function join(link: TableLink, name: string, wishes: Wishes): Promise<number> {
  const contribution = new Contribution()
  if (link.seat !== null) {
    const api = new Api(link.server)
    return await atLiveTable({ link, api, contribution, isHost: false }, wishes)
  }
  const api = await Api.guest(link.server, name)
  const seated = await sitDown(api, link, contribution)
  return await atLiveTable({ link: seated, api, contribution, isHost: false }, wishes)
}
