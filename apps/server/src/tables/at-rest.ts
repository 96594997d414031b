import type { TableStore } from '../storage/table-store.ts'
import type { ChangeTable, TableDoc } from '../table-doc/table-doc.ts'
import type { Hall } from './hall.ts'

/** Somebody else may be changing it at the same time; then it is asked anew. */
const ATTEMPTS = 3

/**
 * Changes tables one after the other, as many as somebody ever sat at. A table that is over and not
 * open here is changed where it lies: to open it, its whole game would have to be played through.
 */
export function changingIn(hall: Hall, tables: Pick<TableStore, 'load' | 'save'>): ChangeTable {
  return async (id, change) => {
    if (!hall.isOpen(id) && (await isChangedAtRest(tables, id, change))) return
    await (await hall.table(id))?.change(change)
  }
}

/** Whether there was nothing more to do. */
async function isChangedAtRest(
  tables: Pick<TableStore, 'load' | 'save'>,
  id: string,
  change: (doc: TableDoc) => TableDoc,
): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const doc = (await tables.load(id))?.doc
    if (doc === undefined) return true
    if (doc.phase !== 'over' && doc.phase !== 'closed') return false
    const next = change(doc)
    if (next === doc || (await tables.save(next))) return true
  }
  return false
}
