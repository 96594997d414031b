/** The first byte of a whole message of text, and the lengths that fit into one and into two bytes. */
const WHOLE_TEXT = 0x81
const SHORT = 126
const MIDDLE = 65_536

/**
 * A message as a server's WebSocket frame, header and text in one piece (RFC 6455, 5.2). Four of them
 * are made for a move: the header is written in place, without a buffer of its own.
 */
function encode(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const from = headerLength(length)
  const frame = Buffer.allocUnsafe(from + length)
  frame[0] = WHOLE_TEXT
  if (length < SHORT) frame[1] = length
  else if (length < MIDDLE) {
    frame[1] = SHORT
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = SHORT + 1
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, from)
  return frame
}

function headerLength(length: number): number {
  if (length < SHORT) return 2
  return length < MIDDLE ? 4 : 10
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
