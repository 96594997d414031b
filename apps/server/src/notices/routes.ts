import type { NoticeChannel } from '@meadhall/protocol'
import type { FastifyInstance } from 'fastify'
import type { Routes } from '../http/app.ts'
import { type Asked, handle } from '../http/handle.ts'
import { askingPage, badLinkPage, donePage } from './letter-page.ts'
import type { NoticeStore } from './notice-store.ts'
import type { LetterLink } from './signed-links.ts'
import type { Subscriptions } from './subscriptions.ts'
import { voiceOf } from './words.ts'

export interface NoticeRouteNeeds {
  readonly store: NoticeStore
  readonly subscriptions: Subscriptions
  readonly channels: readonly NoticeChannel[]
  readonly pushKey: string
}

/** One's own notices: what, when, where to; and the links in letters. */
export function noticeRoutes(needs: NoticeRouteNeeds): Routes {
  return (app) => {
    wishes(app, needs)
    places(app, needs)
    letters(app, needs)
  }
}

function wishes(app: FastifyInstance, needs: NoticeRouteNeeds): void {
  const { store, subscriptions, channels, pushKey } = needs
  handle(app, 'GET /notices', async ({ person }) => {
    const preferences = await store.preferences(person.id)
    const targets = await subscriptions.list(person.id)
    return { preferences, targets, channels: [...channels], pushKey }
  })
  handle(app, 'PUT /notices/preferences', async ({ person, body: preferences }) => {
    await store.savePreferences(person.id, preferences)
    return { preferences }
  })
}

function places(app: FastifyInstance, { subscriptions }: NoticeRouteNeeds): void {
  handle(app, 'POST /notices/targets', async ({ person, body }) => ({
    target: await subscriptions.add(person, body),
  }))
  handle(app, 'DELETE /notices/targets/:id', ({ person, params }) =>
    subscriptions.remove(person.id, params.id),
  )
}

/** Whoever has the letter may do what its links do: nobody needs to be signed in. */
function letters(app: FastifyInstance, needs: NoticeRouteNeeds): void {
  // What a button, or a mail program in its place (RFC 8058), sends along says nothing.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, {}),
  )
  for (const what of ['confirm', 'unsubscribe'] as const) {
    handle(app, `GET /notices/${what}`, (asked) => letter(needs, what, asked))
    handle(app, `POST /notices/${what}`, (asked) => letter(needs, what, asked))
  }
}

type LetterAsked = Pick<Asked<'GET /notices/confirm'>, 'query' | 'request' | 'reply'>

async function letter(
  { store, subscriptions }: NoticeRouteNeeds,
  what: LetterLink,
  { query: { token }, request, reply }: LetterAsked,
): Promise<string> {
  // The button must say that it is pressed on a page of ours.
  void reply.header('referrer-policy', 'same-origin')
  const target = await subscriptions.linked(what, String(token))
  if (target === null) {
    void reply.code(404)
    return badLinkPage(await voiceOf('en'))
  }
  const voice = await voiceOf((await store.preferences(target.person)).language)
  if (request.method === 'GET') return askingPage(what, voice)
  await subscriptions.follow(what, target)
  return donePage(what, voice)
}
