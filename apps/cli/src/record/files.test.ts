import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { writeWhole } from '../play/files.ts'
import { scratch } from '../testing/meadhall.ts'
import { filesMeant, readText } from './files.ts'

const files = scratch()
afterAll(files.end)

describe('the files of a folder', () => {
  it('are found once each, though a link leads back to where it lies', () => {
    mkdirSync(join(files.path, 'games', 'more'), { recursive: true })
    const [one, two] = [files.put('games/one.json', '{}'), files.put('games/more/two.json', '{}')]
    symlinkSync('..', join(files.path, 'games', 'more', 'round'))
    symlinkSync('one.json', join(files.path, 'games', 'same.json'))
    const same = join(files.path, 'games', 'same.json')
    expect(filesMeant([join(files.path, 'games')])).toEqual([two, one, same])
  })
})

describe('what is no file', () => {
  it.each(['a pipe', 'a folder', 'nothing'])('is not waited for: %s', (what) => {
    const path = join(files.path, what)
    if (what === 'a pipe') execFileSync('mkfifo', [path])
    if (what === 'a folder') mkdirSync(path)
    expect(readText(path)).toMatchObject({ fault: { place: 'file' } })
  })
})

describe('a file that cannot be written', () => {
  it('leaves no draft behind', () => {
    const taken = join(files.path, 'taken')
    mkdirSync(taken)
    const before = readdirSync(files.path)
    expect(() => writeWhole(taken, 'text')).toThrow()
    expect(readdirSync(files.path)).toEqual(before)
    expect(existsSync(taken)).toBe(true)
  })
})
