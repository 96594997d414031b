import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Pacer } from './pace/pacer.ts'
import type { TableState, TableStore } from './table-store.ts'

interface TableContextValue {
  readonly store: TableStore
  readonly pacer: Pacer
  /** Whether nobody presses a button here: scenes go on by themselves. */
  readonly isUnattended: boolean
}

const Context = createContext<TableContextValue | null>(null)
export const TableProvider = Context.Provider

export function useTableContext(): TableContextValue {
  const value = useContext(Context)
  if (value === null) throw new Error('outside of a table')
  return value
}

/** A part of what the table shows. */
export function useTable<T>(select: (state: TableState) => T): T {
  return useStore(useTableContext().store, select)
}
