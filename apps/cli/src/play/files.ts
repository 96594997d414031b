import { randomUUID } from 'node:crypto'
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Writes a whole file or none of it: what fails in between leaves the old one and no draft. */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.${randomUUID().slice(0, 8)}.tmp`
  try {
    writeFileSync(draft, text)
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/** A file name for a game that was given none: a new one, never that of another game. */
export function freshFile(game: string, seed: string): string {
  const tag = seed.replace(/[^\w-]/g, '').slice(0, 8) || 'game'
  const name = (number: number): string =>
    `meadhall-${game}-${tag}${number === 1 ? '' : `-${number}`}.json`
  let number = 1
  while (existsSync(name(number))) number += 1
  return name(number)
}
