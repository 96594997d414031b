const START = 0x811c9dc5
const FACTOR = 0x01000193

/** A number for a text, and for what came before it: it tells damage, not malice (FNV-1a). */
export function checksum(text: string, before = START): number {
  let sum = before
  for (let index = 0; index < text.length; index++)
    sum = Math.imul(sum ^ text.charCodeAt(index), FACTOR)
  return sum >>> 0
}
