import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { verifyGameFile } from '@meadhall/fairness'
import { fairText } from '@meadhall/fairness/testing'
import { bloodRage } from '@meadhall/game-blood-rage'
import { valhalla } from '@meadhall/game-valhalla'
import { below, GameFileError, seedRng } from '@meadhall/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { gameText } from '../testing/games.ts'
import { jsonOf, meadhall, scratch } from '../testing/meadhall.ts'

const files = scratch()
afterAll(files.end)

const options = { firstGame: true }
const WHOLE = fairText(bloodRage, { options })
const BEGUN = fairText(bloodRage, { options, length: 6 })
const whole = files.put('fair.json', WHOLE)

describe('meadhall verify of a game from a server', () => {
  it('prints every step that it computed again', () => {
    const run = meadhall('verify', whole)
    expect(run).toMatchObject({ code: 0, errors: '' })
    const hash = '[0-9a-f]{64}'
    const steps = [
      /: ok: blood-rage, 4 seats, \d+ actions, winners? /,
      /^ {2}table saga-1$/,
      new RegExp(`^  server: commitment ${hash} is the hash of the secret shown$`),
      new RegExp(`^  seat 1 \\(Ann\\): bound itself .* its part: commitment ${hash} is the hash`),
      /^ {2}seat 2 \(Bob\): bound itself, but did not show its secret in time: LEFT OUT/,
      /^ {2}seat 3 \(Cat\): a bot: gave nothing/,
      /^ {2}seat 4 \(Dan\): bound itself to nothing/,
      new RegExp(`^  seed: ${JSON.parse(WHOLE).seed} follows from all of these$`),
      /^ {2}chance: .*: \d{3,} draws \(\d{3,} to set up, \d+ in \d+ actions\)$/,
    ]
    expect(run.lines).toHaveLength(steps.length)
    for (const [index, step] of steps.entries()) expect(run.lines[index]).toMatch(step)
  })

  it('counts what was left to chance before the game and in it', () => {
    const { draws, fairness } = verifyGameFile(fairText(valhalla), [valhalla], 'exact')
    expect(fairness?.ok).toBe(true)
    expect(draws.setup).toBeGreaterThan(50)
    // Every battle rolls dice.
    expect(draws.all).toBeGreaterThan(draws.setup + 50)
  })

  it('tells them as JSON, and nothing of the kind for a game without a server', () => {
    const plain = files.put('plain.json', gameText('plain', 2))
    const { results } = jsonOf(meadhall('verify', '--json', whole, plain)) as {
      results: readonly Record<string, unknown>[]
    }
    expect(results[0]).toMatchObject({
      ok: true,
      draws: expect.any(Number),
      fairness: { ok: true, parts: ['gave', 'withheld', 'bot', 'none'] },
    })
    expect(results[1]).toMatchObject({ ok: true, fairness: null })
  })

  it('takes a file that was laid out anew only where it is asked to', () => {
    const anew = files.put('anew.json', JSON.stringify(JSON.parse(WHOLE)))
    const strict = meadhall('verify', anew)
    expect(strict.code).toBe(1)
    expect(strict.lines[0]).toContain('refused at line 1: ')
    expect(meadhall('verify', '--reformatted', anew).code).toBe(0)
  })

  it('refuses another game by the same people in the place of theirs', () => {
    const other = JSON.parse(fairText(bloodRage, { options, secret: 8 }))
    const mixed = { ...other, fairness: JSON.parse(WHOLE).fairness }
    const run = meadhall('verify', files.put('mixed.json', JSON.stringify(mixed)))
    expect(run).toMatchObject({ code: 1, errors: '' })
    expect(run.lines[0]).toContain('refused at seed: Seed: it does not follow')
  })
})

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Where a file of these bytes is refused; `null` where it is taken. */
function placeOf(bytes: Uint8Array): string | null {
  try {
    verifyGameFile(UTF8.decode(bytes), [bloodRage], 'exact')
    return null
  } catch (error) {
    if (error instanceof GameFileError) return error.place
    if (error instanceof TypeError) return 'text'
    throw error
  }
}

function changedAt(bytes: Uint8Array, position: number, byte: number): Uint8Array {
  return Uint8Array.from(bytes, (old, index) => (index === position ? byte : old))
}

describe('a single changed byte', () => {
  it('is found at every place of a file', () => {
    const bytes = new TextEncoder().encode(BEGUN)
    expect(placeOf(bytes)).toBeNull()
    const places = new Set<string>()
    for (const [position, byte] of bytes.entries()) {
      const place = placeOf(changedAt(bytes, position, byte ^ (1 << (position % 8))))
      expect(place, `byte ${position}: ${BEGUN.slice(position - 20, position + 20)}`).not.toBeNull()
      places.add(String(place).replace(/\d+/, 'n'))
    }
    expect([...places].sort()).toEqual(
      expect.arrayContaining(
        ['file', 'checksum', 'seed', 'fairness', 'fairness.commitment'].concat([
          'fairness.contributions of seat n',
          'actions[n]',
          'rules',
          'text',
          'version',
        ]),
      ),
    )
  })

  it('is found where it is only white space', () => {
    const bytes = new TextEncoder().encode(BEGUN)
    const [space, tab, line] = [0x20, 0x09, 0x0a]
    const spaces = [...bytes.entries()].filter(([, byte]) => byte === space || byte === line)
    expect(spaces.length).toBeGreaterThan(200)
    for (const [position, byte] of spaces) {
      for (const other of [space, tab, line, 0x0d].filter((one) => one !== byte))
        expect(placeOf(changedAt(bytes, position, other)), `byte ${position}`).not.toBeNull()
    }
  })

  it('is found by the program in a whole game, wherever it is', () => {
    const bytes = new TextEncoder().encode(WHOLE)
    const rng = seedRng('places')
    const folder = join(files.path, 'changed')
    mkdirSync(folder)
    for (let number = 0; number < 60; number++) {
      const position = below(rng, bytes.length)
      const byte = ((bytes[position] ?? 0) + 1 + below(rng, 255)) % 256
      files.put(join('changed', `${number}.json`), changedAt(bytes, position, byte))
    }
    const run = meadhall('verify', '--json', folder)
    expect(run.code).toBe(1)
    expect(jsonOf(run)).toMatchObject({ files: 60, ok: 0, refused: 60 })
  })
})
