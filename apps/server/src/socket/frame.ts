/** The first byte of a whole message of text, and the lengths that fit into one and into two bytes. */
const WHOLE_TEXT = 0x81
const SHORT = 126
const MIDDLE = 65_536

/** A message as a server's WebSocket frame, header and text in one piece (RFC 6455, 5.2). */
function encode(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const header = headerFor(length)
  const frame = Buffer.allocUnsafe(header.length + length)
  frame.set(header)
  frame.write(text, header.length)
  return frame
}

function headerFor(length: number): Buffer {
  if (length < SHORT) return Buffer.of(WHOLE_TEXT, length)
  if (length < MIDDLE) return Buffer.of(WHOLE_TEXT, SHORT, length >> 8, length & 0xff)
  const header = Buffer.alloc(10)
  header[0] = WHOLE_TEXT
  header[1] = SHORT + 1
  header.writeBigUInt64BE(BigInt(length), 2)
  return header
}

let lastText = ''
let lastFrame = encode('')

/** The same, encoded once for all who are told the same one after the other. */
export function frameOfText(text: string): Buffer {
  if (text !== lastText) {
    lastFrame = encode(text)
    lastText = text
  }
  return lastFrame
}
