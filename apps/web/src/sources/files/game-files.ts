import { games, keepGame, recordingOf } from '../games.ts'
import { failureOf } from '../host/failure.ts'
import type { SeatInfo } from '../source.ts'
import type { Examined, SoundGame } from './examine.ts'

/** Larger than any game: not worth reading. */
const LARGEST = 5_000_000
const TOO_LARGE: Examined = {
  kind: 'refused',
  refusal: { key: 'refused.file.too-large', params: {} },
  game: null,
  detail: `file: larger than ${LARGEST} bytes`,
}

const NO_TEXT: Examined = {
  kind: 'refused',
  refusal: { key: 'refused.file.unreadable', params: {} },
  game: null,
  detail: 'file: not UTF-8',
}

interface Answer {
  readonly verdict?: Examined
  readonly broken?: string
}

/** Reads a file from disk and verifies it, away from the page's own thread. */
export async function examineFile(file: File): Promise<Examined> {
  if (file.size > LARGEST) return TOO_LARGE
  const text = textOf(await file.arrayBuffer())
  return text === null ? NO_TEXT : examineText(text)
}

/** No byte is taken for another. `null` for what is no text. */
function textOf(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function examineText(text: string): Promise<Examined> {
  const worker = new Worker(new URL('./examiner.ts', import.meta.url), { type: 'module' })
  const answered = new Promise<Examined>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.verdict) resolve(data.verdict)
      else reject(new Error(data.broken))
    })
    worker.addEventListener('error', (event) => reject(new Error(event.message)))
  })
  worker.postMessage(text)
  return answered.finally(() => worker.terminate())
}

/** Keeps a game that was brought along; returns its id here. */
export function importGame(sound: SoundGame, seats: readonly SeatInfo[]): Promise<string> {
  return keepGame({ ...sound, seats, fairness: sound.proof?.shown }, sound.result, 'sealed')
}

interface TextFile {
  readonly name: string
  readonly text: string
}

/** A stored game as the kernel prints it. Its log is trusted and not played again. */
async function gameFileOf(id: string): Promise<TextFile> {
  const found = await (await games()).load(id)
  if (found === null) throw new Error(`no game ${id}`)
  const { rulesVersion: version, seats, fairness = null, ...log } = recordingOf(found)
  const { fileOfLog, printGameFile } = await import('@meadhall/kernel')
  const names = seats.map(({ name }) => name)
  const { game, result, created } = found.match
  const played = { ...log, version, seats: seats.length }
  const file = fileOfLog(game, played, result, names, fairness)
  const day = new Date(created).toISOString().slice(0, 10)
  return { name: `${game}-${day}-${id.slice(0, 4)}.json`, text: printGameFile(file) }
}

/** What is left of a game that is not whole, as it lies in the store: for who can mend it. */
async function remainsOf(id: string): Promise<TextFile> {
  const remains = await (await games()).remains(id)
  const name = `broken-${id.replaceAll(/[^\w-]/g, '').slice(0, 12)}.json`
  return { name, text: `${JSON.stringify({ format: 'meadhall-remains', remains }, null, 2)}\n` }
}

function isNotWhole(error: unknown): boolean {
  return ['damaged', 'moves-missing', 'outdated'].includes(failureOf(error))
}

async function fileOf(id: string): Promise<TextFile> {
  try {
    return await gameFileOf(id)
  } catch (error) {
    if (isNotWhole(error)) return remainsOf(id)
    throw error
  }
}

/** Hands a stored game over as a file; one that is not whole, as far as it is there. */
export async function downloadGame(id: string): Promise<void> {
  const { name, text } = await fileOf(id)
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
