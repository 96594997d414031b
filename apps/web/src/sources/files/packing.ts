/** Text made short enough for a link: deflated, in letters that need no escaping in an address. */
export async function pack(text: string): Promise<string> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer())
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Far more than the longest game takes: a link of a few letters can be made to unfold for ever. */
const MOST_LETTERS = 200_000
const MOST_BYTES = 2_000_000
/** Handed over bit by bit: what is given at once is unfolded at once, before anybody can stop it. */
const SLICE = 256

/** The text again. Rejects what was cut off or changed on its way, and what is larger than any game. */
export async function unpack(packed: string): Promise<string> {
  if (packed.length > MOST_LETTERS) throw new Error(`longer than ${MOST_LETTERS} letters`)
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  const plain = await inflated(bytes)
  return new TextDecoder('utf-8', { fatal: true }).decode(await plain.arrayBuffer())
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Blob> {
  const unfolding = slices(bytes).pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = unfolding.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length
    parts.push(read.value)
    if (length <= MOST_BYTES) continue
    await reader.cancel()
    throw new Error(`unfolds to more than ${MOST_BYTES} bytes`)
  }
  return new Blob(parts)
}

function slices(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + SLICE))
      at += SLICE
    },
  })
}
