import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../usage.ts'
import type { Fault } from './fault.ts'

/** The files meant by some paths: a directory stands for all JSON files below it, in order. */
export function filesMeant(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!isDirectory(path)) return [path]
    const files = jsonFilesIn(path).sort()
    if (files.length === 0) throw new UsageError(`there is no JSON file in ${path}`)
    return files
  })
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/** Links to folders are not followed: one may lead back to where it lies. */
function jsonFilesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry: Dirent) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return jsonFilesIn(path)
    return entry.name.endsWith('.json') && isFile(path) ? [path] : []
  })
}

/** Takes no byte for another: of two different files at most one is some given text. */
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** A file's text, or why it cannot be had. What is no file (a pipe, a device) might never end. */
export function readText(path: string): { readonly text: string } | { readonly fault: Fault } {
  try {
    if (!statSync(path).isFile()) return unreadable('it is no file')
    return { text: UTF8.decode(readFileSync(path)) }
  } catch (error) {
    return unreadable((error as Error).message)
  }
}

function unreadable(why: string): { readonly fault: Fault } {
  return { fault: { place: 'file', reason: `cannot be read (${why})` } }
}
