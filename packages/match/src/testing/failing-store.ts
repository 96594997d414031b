import type { Store } from '../storing/store.ts'

/** How one use of a store goes: as it should, refused before anything is done, or its reply lost. */
export type Luck = 'good' | 'refused' | 'reply-lost'

/** A store was made to fail. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault'
}

/** A real store with which the n-th use goes as `luck` says; uses are counted from 1. */
export function failingStore(store: Store, luck: (use: number) => Luck): Store {
  let uses = 0
  async function through<T>(deed: () => Promise<T>): Promise<T> {
    uses += 1
    const how = luck(uses)
    if (how === 'refused') throw new StoreFault(`use ${uses} is refused`)
    const done = await deed()
    if (how === 'reply-lost') throw new StoreFault(`the reply to use ${uses} is lost`)
    return done
  }
  return {
    create: (...args) => through(() => store.create(...args)),
    load: (id) => through(() => store.load(id)),
    since: (id, seq) => through(() => store.since(id, seq)),
    append: (...args) => through(() => store.append(...args)),
    list: () => through(() => store.list()),
    delete: (id) => through(() => store.delete(id)),
  }
}
