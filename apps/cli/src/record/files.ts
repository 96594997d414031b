import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../usage.ts'

/** The files meant by some paths: a directory stands for all JSON files below it, in order. */
export function filesMeant(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!isDirectory(path)) return [path]
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .sort()
    if (files.length === 0) throw new UsageError(`there is no JSON file in ${path}`)
    return files.map((name) => join(path, name))
  })
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** What is wrong with a file: where in it, and why. */
export interface Fault {
  readonly place: string
  readonly reason: string
}

/** A file's text, or why it cannot be had. */
export function readText(path: string): { readonly text: string } | { readonly fault: Fault } {
  try {
    return { text: readFileSync(path, 'utf8') }
  } catch (error) {
    return { fault: { place: 'file', reason: `cannot be read (${(error as Error).message})` } }
  }
}
