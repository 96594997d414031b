import { isRecord, parseForeign, quoted } from '../foreign.ts'
import type { Outcome } from '../outcome.ts'
import { refuse } from '../refusal.ts'
import type { Raise } from '../replay.ts'
import { isFairness } from './fairness.ts'
import {
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  type GameFile,
  GameFileError,
  PLAIN_FILE_VERSION,
} from './format.ts'

/** The shape of a file, without playing it. */
export function parseGameFile(text: string): GameFile {
  const raw = parseJson(text)
  if (raw['format'] !== GAME_FILE_FORMAT) {
    const reason = `not a game file (expected "${GAME_FILE_FORMAT}")`
    throw new GameFileError('format', reason, refuse('refused.file.format'))
  }
  checkVersion(raw['version'])
  expect(raw, 'game', 'a name', (value) => typeof value === 'string')
  expect(raw, 'rules', 'a list of {"from", "version"} that begins at 0 and rises', isRulesList)
  expect(raw, 'options', 'an object', isRecord)
  expect(raw, 'seed', 'a text', (value) => typeof value === 'string' && value.length > 0)
  expect(raw, 'seats', 'a list of {"name": …}', isSeatList)
  expect(raw, 'actions', 'a list', Array.isArray)
  expect(raw, 'checksum', 'a text', (value) => typeof value === 'string')
  expect(raw, 'result', 'null or {"scores", "winners"}', isResult)
  return settled(raw) as unknown as GameFile
}

const VERSIONS: readonly unknown[] = [PLAIN_FILE_VERSION, GAME_FILE_VERSION]

function checkVersion(value: unknown): void {
  if (VERSIONS.includes(value)) return
  const version = quoted(value)
  const reason = `unknown version ${version} (this program reads ${VERSIONS.join(' and ')})`
  throw new GameFileError('version', reason, refuse('refused.file.version', { version }))
}

/** In version 1 a field of that name means nothing, like any other that we do not know. */
function settled(raw: Record<string, unknown>): Record<string, unknown> {
  if (raw['version'] === PLAIN_FILE_VERSION) {
    const { fairness: _, ...plain } = raw
    return plain
  }
  expect(raw, 'fairness', 'what a server shows of its seed', isFairness)
  return raw
}

function parseJson(text: string): Record<string, unknown> {
  let raw: unknown
  try {
    raw = parseForeign(text)
  } catch (error) {
    throw unreadable(`not complete JSON (${(error as Error).message})`)
  }
  if (isRecord(raw)) return raw
  throw unreadable('not a JSON object')
}

function unreadable(reason: string): GameFileError {
  return new GameFileError('file', reason, refuse('refused.file.unreadable'))
}

function expect(
  raw: Record<string, unknown>,
  field: string,
  what: string,
  fits: (value: unknown) => boolean,
): void {
  if (!Object.hasOwn(raw, field))
    throw new GameFileError(field, 'missing', refuse('refused.file.missing', { field }))
  if (!fits(raw[field]))
    throw new GameFileError(field, `must be ${what}`, refuse('refused.file.misshapen', { field }))
}

/** Starts with the first action, and each further entry raises the version at the same or a later one. */
function isRulesList(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRaise)) return false
  return value.every(({ from, version }, index, list: readonly Raise[]) => {
    const before = list[index - 1]
    if (before === undefined) return from === 0 && version > 0
    return from >= before.from && version > before.version
  })
}

function isRaise(value: unknown): value is Raise {
  return isRecord(value) && Number.isInteger(value['from']) && Number.isInteger(value['version'])
}

function isSeatList(value: unknown): boolean {
  return Array.isArray(value) && value.every((seat) => typeof seat?.name === 'string')
}

function isResult(value: unknown): boolean {
  if (value === null) return true
  const result = value as Partial<Outcome>
  return Array.isArray(result.scores) && Array.isArray(result.winners)
}
