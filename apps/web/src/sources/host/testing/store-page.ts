import { type Entry, RECORD_VERSION } from '@meadhall/match'
import { STORE_CASES } from '@meadhall/match/testing'
import { browserStore } from '../browser-store.ts'

function open() {
  return browserStore(() => undefined)
}

/** Runs a case of the store suite over this browser's own database, which is emptied first. */
async function runStoreCase(name: string): Promise<string> {
  const one = STORE_CASES.find((known) => known.name === name)
  if (one === undefined) throw new Error(`no case "${name}"`)
  const store = await open()
  for (const { id } of (await store.list()).matches) await store.delete(id)
  await one.run(store, open)
  return 'kept'
}

/** What became of an entry that the database refused, of the match, and of the entry sent again. */
async function runRefused(): Promise<unknown[]> {
  const store = await open()
  const own = {
    version: RECORD_VERSION,
    id: 'refused',
    game: 'toy',
    rulesVersion: 1,
    undo: 'sealed',
  } as const
  const seats = [{ name: '', plays: 'person' }] as const
  const summary = { steps: 0, result: null, standing: null }
  await store.delete(own.id)
  await store.create({ ...own, options: {}, seats, seed: 'refused' }, summary)
  const entry: Entry = { seq: 1, kind: 'rules', version: 2 }
  const append = () => store.append(own.id, entry, summary).catch(({ name }: Error) => name)
  const { add } = IDBObjectStore.prototype
  IDBObjectStore.prototype.add = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const refused = await append()
  IDBObjectStore.prototype.add = add
  return [refused, (await store.load(own.id))?.match.seq, await append()]
}

Object.assign(window, { runStoreCase, runRefused })
