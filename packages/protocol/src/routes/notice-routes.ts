import {
  AddedTarget,
  KeptPreferences,
  LetterToken,
  NewNoticeTarget,
  NoticePreferences,
  NoticesShown,
} from '../rest/notices.ts'
import { Named, Nothing, type RouteTable } from './route.ts'

const PAGE = { media: 'text/html; charset=utf-8' } as const

/** One's own notices, and the links in letters. */
export const NOTICE_ROUTES = {
  'GET /notices': {
    about: 'What you are told, when and where.',
    who: 'person',
    replies: { 200: NoticesShown },
  },
  'PUT /notices/preferences': {
    about: 'What you want to be told.',
    who: 'person',
    body: NoticePreferences,
    replies: { 200: KeptPreferences },
  },
  'POST /notices/targets': {
    about: 'Another place.',
    who: 'person',
    body: NewNoticeTarget,
    replies: { 201: AddedTarget },
  },
  'DELETE /notices/targets/:id': {
    about: 'One place less.',
    who: 'person',
    params: Named,
    replies: { 204: Nothing },
  },
  'GET /notices/confirm': {
    about: 'The page behind the link in a letter; it asks first.',
    who: 'anybody',
    query: LetterToken,
    replies: { 200: PAGE, 404: PAGE },
  },
  'POST /notices/confirm': {
    about: 'Its button: the mail address counts.',
    who: 'anybody',
    query: LetterToken,
    replies: { 200: PAGE, 404: PAGE },
  },
  'GET /notices/unsubscribe': {
    about: 'The page behind the other link in a letter; it asks first.',
    who: 'anybody',
    query: LetterToken,
    replies: { 200: PAGE, 404: PAGE },
  },
  'POST /notices/unsubscribe': {
    about: 'Its button, or a mail program in its place (RFC 8058): no more letters.',
    who: 'anybody',
    query: LetterToken,
    replies: { 200: PAGE, 404: PAGE },
  },
} as const satisfies RouteTable
