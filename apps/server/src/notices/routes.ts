import {
  NewNoticeTarget,
  type NoticeChannel,
  NoticePreferences,
  type NoticesShown,
} from '@meadhall/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { known, named, read } from '../accounts/routes/request.ts'
import type { Routes } from '../http/app.ts'
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
  app.get('/api/v1/notices', async (request): Promise<NoticesShown> => {
    const { person } = known(request)
    const preferences = await store.preferences(person.id)
    const targets = await subscriptions.list(person.id)
    return { preferences, targets, channels: [...channels], pushKey }
  })
  app.put('/api/v1/notices/preferences', async (request) => {
    const { person } = known(request)
    const preferences = read(NoticePreferences, request.body)
    await store.savePreferences(person.id, preferences)
    return { preferences }
  })
}

function places(app: FastifyInstance, { subscriptions }: NoticeRouteNeeds): void {
  app.post('/api/v1/notices/targets', async (request, reply) => {
    const { person } = known(request)
    const target = await subscriptions.add(person, read(NewNoticeTarget, request.body))
    return reply.code(201).send({ target })
  })
  app.delete('/api/v1/notices/targets/:id', async (request, reply) => {
    await subscriptions.remove(known(request).person.id, named(request, 'id'))
    return reply.code(204).send()
  })
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
    const address = `/api/v1/notices/${what}`
    app.get(address, (request, reply) => letter(needs, what, request, reply))
    app.post(address, (request, reply) => letter(needs, what, request, reply))
  }
}

async function letter(
  { store, subscriptions }: NoticeRouteNeeds,
  what: LetterLink,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // The button must say that it is pressed on a page of ours.
  void reply.type('text/html; charset=utf-8').header('referrer-policy', 'same-origin')
  const { token } = request.query as { readonly token?: unknown }
  const target = await subscriptions.linked(what, String(token))
  if (target === null) return reply.code(404).send(badLinkPage(await voiceOf('en')))
  const voice = await voiceOf((await store.preferences(target.person)).language)
  if (request.method === 'GET') return reply.send(askingPage(what, voice))
  await subscriptions.follow(what, target)
  return reply.send(donePage(what, voice))
}
