import type { Target } from './notice.ts'
import type { NoticeStore } from './notice-store.ts'

/** What is kept of people for their notices: how it is taken along, forgotten, and handed over. */
export function noticesOfPeople(store: NoticeStore) {
  return {
    name: 'notices',
    exported: async (person: string) => ({
      preferences: await store.preferences(person),
      targets: (await store.targets(person)).map(withoutOwner),
    }),
    erased: (person: string) => store.forget(person),
    moved: (guest: string, account: string) => store.move(guest, account),
  }
}

function withoutOwner({ person: _, ...target }: Target): Omit<Target, 'person'> {
  return target
}
