import * as v from 'valibot'
import { Id } from '../words.ts'

/** A time of the day, "22:30". */
export const TimeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** A zone as the IANA names it, "Europe/Warsaw". */
export const TimeZone = v.pipe(v.string(), v.maxLength(64), v.check(isZone, 'not a time zone'))

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** What a person wants to be told, when, and in which language. */
export const NoticePreferences = v.object({
  /** Its code, "pl"; English where the server does not speak it. */
  language: v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/)),
  zone: TimeZone,
  /** That it is your turn. */
  turns: v.boolean(),
  /** That your time runs out. */
  reminders: v.boolean(),
  perHour: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
  /** Nothing is sent at night: what came up meanwhile comes afterwards. */
  quiet: v.nullable(v.object({ from: TimeOfDay, to: TimeOfDay })),
})
export type NoticePreferences = v.InferOutput<typeof NoticePreferences>

export const NoticeChannel = v.picklist(['push', 'webhook', 'email'])
export type NoticeChannel = v.InferOutput<typeof NoticeChannel>

const WebAddress = v.pipe(v.string(), v.maxLength(2000), v.url())
const Base64Url = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+=*$/))

/** A subscription as a browser gives it (`PushSubscription.toJSON`). */
export const PushPlace = v.object({
  endpoint: WebAddress,
  keys: v.object({
    p256dh: v.pipe(Base64Url, v.minLength(87), v.maxLength(88)),
    auth: v.pipe(Base64Url, v.minLength(22), v.maxLength(24)),
  }),
})
export type PushPlace = v.InferOutput<typeof PushPlace>

/** Where messages in the form of Discord are taken. */
export const WebhookPlace = v.object({ url: WebAddress })
export type WebhookPlace = v.InferOutput<typeof WebhookPlace>

export const EmailPlace = v.object({ address: v.pipe(v.string(), v.maxLength(254), v.email()) })
export type EmailPlace = v.InferOutput<typeof EmailPlace>

/** Another place to send notices to. A mail address counts once its owner has confirmed it. */
export const NewNoticeTarget = v.variant('channel', [
  v.object({ channel: v.literal('push'), place: PushPlace }),
  v.object({ channel: v.literal('webhook'), place: WebhookPlace }),
  v.object({ channel: v.literal('email'), place: EmailPlace }),
])
export type NewNoticeTarget = v.InferOutput<typeof NewNoticeTarget>

/** A place as its owner sees it: enough to tell it from others, without its secret. */
export const NoticeTargetShown = v.object({
  id: Id,
  channel: NoticeChannel,
  label: v.string(),
  confirmed: v.boolean(),
})
export type NoticeTargetShown = v.InferOutput<typeof NoticeTargetShown>

/** All about one's notices. */
export const NoticesShown = v.object({
  preferences: NoticePreferences,
  targets: v.array(NoticeTargetShown),
  /** The channels that this server can send through. */
  channels: v.array(NoticeChannel),
  /** What a browser subscribes with (`applicationServerKey`). */
  pushKey: v.string(),
})
export type NoticesShown = v.InferOutput<typeof NoticesShown>

/** The preferences as they are kept. */
export const KeptPreferences = v.object({ preferences: NoticePreferences })

/** The place that was added. */
export const AddedTarget = v.object({ target: NoticeTargetShown })

/** What a link in a letter carries. Anything else than a token of the server leads nowhere. */
export const LetterToken = v.object({ token: v.optional(v.unknown()) })
