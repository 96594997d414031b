import { PROTOCOL } from '@meadhall/protocol'
import type { FastifyRequest } from 'fastify'
import type { HeadOf } from '../http/document.ts'
import { isHost } from '../http/headers.ts'
import { spokenOf } from '../speaking/voice.ts'
import type { TableStore } from '../storage/table-store.ts'
import { KeptBriefly } from './kept-briefly.ts'
import { previewOf, previewVoice } from './preview.ts'

export interface HeadNeeds {
  readonly tables: Pick<TableStore, 'load'>
  /** The server's public address; else the one that was asked for. */
  readonly origin: string | undefined
  readonly now: () => number
}

/** What a link shows may be so old: it is read once for all who ask meanwhile. */
const KEPT_MS = 2000

/** Tells the page that there is a server behind it: served as plain files it hides what it cannot do. */
const HERE = `<meta name="meadhall-server" content="${PROTOCOL}" />`
const TABLE = /^\/tables\/([A-Za-z0-9_-]{1,64})(?:\/screen)?\/?$/

/** What this server says in the head of a page: that it is there, and what a link to a table shows. */
export function headsOf(needs: HeadNeeds): HeadOf {
  const kept = new KeptBriefly<string>(KEPT_MS, needs.now)
  return async (request) => {
    const id = TABLE.exec(request.url.split('?')[0] ?? '')?.[1]
    if (id === undefined) return HERE
    const asked = { id, language: languageOf(request), site: needs.origin ?? ownOrigin(request) }
    return HERE + (await kept.get(Object.values(asked).join(' '), () => tableTags(needs, asked)))
  }
}

interface Asked {
  readonly id: string
  readonly language: string
  readonly site: string
}

async function tableTags({ tables }: HeadNeeds, { id, language, site }: Asked): Promise<string> {
  const stored = await tables.load(id).catch(() => null)
  if (stored === null) return ''
  const { title, text } = previewOf(stored.doc, await previewVoice(language))
  const tags: Readonly<Record<string, string>> = {
    'og:type': 'website',
    'og:site_name': 'Meadhall',
    'og:title': title,
    'og:description': text,
    'og:url': `${site}/tables/${id}`,
    'og:image': `${site}/previews/${stored.doc.game}.png`,
    'og:image:width': '800',
    'og:image:height': '420',
  }
  const properties = Object.entries(tags).map(
    ([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`,
  )
  return [...properties, '<meta name="twitter:card" content="summary_large_image" />'].join('')
}

/** What somebody typed may be anything; here it is text and nothing else. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}

function ownOrigin({ protocol, host }: FastifyRequest): string {
  return isHost(host) ? `${protocol}://${host}` : ''
}

/** The first language of the one who asks that the server speaks. */
function languageOf({ headers }: FastifyRequest): string {
  const tags = (headers['accept-language'] ?? '').toLowerCase().split(',')
  return spokenOf(tags.map((tag) => /[a-z]+/.exec(tag)?.[0] ?? ''))
}
