/** Text made short enough for a link: deflated, in letters that need no escaping in an address. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The text again. Rejects what was cut off or changed on its way. */
export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  const plain = await through(bytes, new DecompressionStream('deflate-raw'))
  return new TextDecoder('utf-8', { fatal: true }).decode(plain)
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const out = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(out).arrayBuffer())
}
