import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A letter as it came in. */
export interface SunkLetter {
  readonly from: string
  readonly to: string
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
}

/** A mail server that keeps all letters to itself, for one test. */
export interface SmtpSink {
  readonly url: string
  readonly letters: SunkLetter[]
}

/** `refused`: addresses that it says it does not know. */
export async function smtpSink(refused: readonly string[] = []): Promise<SmtpSink> {
  const letters: SunkLetter[] = []
  const server = createServer((socket) => converse(socket, refused, (one) => letters.push(one)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, letters }
}

/** The server's side of RFC 5321, as much as a client needs. */
function converse(socket: Socket, refused: readonly string[], keep: (letter: SunkLetter) => void) {
  let [from, to, data, rest] = ['', '', '', '']
  let isInData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const command = (line: string) => {
    const address = /<(.*)>/.exec(line)?.[1] ?? ''
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'MAIL') from = address
    if (verb === 'RCPT') to = address
    if (verb === 'RCPT' && refused.includes(address)) return say('550 no such box')
    if (verb === 'DATA') isInData = true
    if (verb === 'QUIT') return socket.end('221 bye\r\n')
    return say(verb === 'DATA' ? '354 go on' : '250 fine')
  }
  const hear = (line: string) => {
    if (!isInData) return command(line)
    if (line !== '.') {
      data += `${line.replace(/^\.\./, '.')}\n`
      return true
    }
    keep({ from, to, ...letterOf(data) })
    ;[isInData, data] = [false, '']
    return say('250 taken')
  }
  say('220 sink')
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
}

/** Headers with folded lines laid out, and the text as it was before it was encoded. */
function letterOf(data: string): Pick<SunkLetter, 'headers' | 'text'> {
  const cut = data.indexOf('\n\n')
  const lines = data
    .slice(0, cut)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
  const headers = new Map(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ')
      return [name.toLowerCase(), value.join(': ')]
    }),
  )
  const body = data.slice(cut + 2)
  const encoding = headers.get('content-transfer-encoding')
  if (encoding === 'base64') return { headers, text: Buffer.from(body, 'base64').toString('utf8') }
  return { headers, text: encoding === 'quoted-printable' ? unquoted(body) : body }
}

function unquoted(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
