import { pack, unpack } from '../../../sources/files/packing.ts'

/** The address at which a puzzle is played: the file travels in it, and nobody keeps it. */
export async function linkTo(text: string): Promise<string> {
  return `/puzzles/play#p=${await pack(text)}`
}

/** The puzzle in an address; `null` where there is none. Rejects what was cut off on its way. */
export async function puzzleIn(hash: string): Promise<string | null> {
  const packed = new URLSearchParams(hash.replace(/^#/, '')).get('p')
  return packed === null ? null : await unpack(packed)
}
