import type { Channel, Sent } from '../channel.ts'

export interface MailNeeds {
  /** `smtps://user:password@host` */
  readonly smtpUrl: string
  readonly from: string
}

/** A letter, and the address that ends all further ones. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly unsubscribe?: string
}

export interface Mailer {
  mail(letter: Letter): Promise<Sent>
  close(): void
}

const TIMEOUT_MS = 15_000

/** Sends plain letters through an SMTP server. */
export async function mailer({ smtpUrl, from }: MailNeeds): Promise<Mailer> {
  // Loaded only where there is a mail server.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async mail({ to, subject, text, unsubscribe }) {
      try {
        const headers = unsubscribe === undefined ? {} : unsubscribing(unsubscribe)
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers })
        return 'sent'
      } catch (error) {
        return isNoSuchBox(error) ? 'gone' : 'failed'
      }
    },
    close: () => transport.close(),
  }
}

/** RFC 8058: mail programs offer a button of their own. */
function unsubscribing(link: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

const NO_SUCH_BOX = [550, 551, 553]

function isNoSuchBox(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return command === 'RCPT TO' && NO_SUCH_BOX.includes(responseCode ?? 0)
}

/** Notices by mail. Each has the link that ends them. */
export function emailChannel(
  { mail }: Mailer,
  unsubscribeLink: (target: string) => string,
): Channel<'email'> {
  return {
    async send({ title, text, link, note }, { id, place }) {
      const unsubscribe = unsubscribeLink(id)
      const letter = [text, '', link, '', '-- ', note, unsubscribe].join('\n')
      return await mail({ to: place.address, subject: title, text: letter, unsubscribe })
    },
  }
}
