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

Object.assign(window, { runStoreCase })
