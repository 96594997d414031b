import type { Example } from './example.ts'

const PREFERENCES = {
  language: 'en',
  zone: 'Europe/Warsaw',
  turns: true,
  reminders: true,
  perHour: 6,
  quiet: { from: '22:30', to: '07:00' },
}

/** Bodies of requests and answers about notices. */
export const NOTICE_EXAMPLES: Readonly<Record<string, Example>> = {
  NoticePreferences: PREFERENCES,
  NewNoticeTarget: {
    channel: 'webhook',
    place: { url: 'https://discord.example/api/webhooks/1/secret' },
  },
  NoticesShown: {
    preferences: PREFERENCES,
    targets: [{ id: 'n1', channel: 'webhook', label: 'discord.example', confirmed: true }],
    channels: ['push', 'webhook'],
    pushKey: 'BPq…',
  },
}
