import type { Seat } from '@meadhall/kernel'
import { create } from 'zustand'
import { kept } from '../kept.ts'

/** A seat that was given up here, and the secret of the link that it goes by. */
export interface Given {
  readonly seat: Seat
  readonly invitation: string
}

const GIVEN = kept<Given>('meadhall.given')

/** Changed so that pages see what was given up just now. */
const useGivenCount = create(() => ({ count: 0 }))

/** Keeps the link of a seat that was given up: whoever leaves the page finds it again. */
export function keepGiven(table: string, given: Given): void {
  GIVEN.put(table, given)
  useGivenCount.setState(({ count }) => ({ count: count + 1 }))
}

/** The seat of a table that was given up here; `undefined` where none was. */
export function useGiven(table: string): Given | undefined {
  useGivenCount(({ count }) => count)
  return GIVEN.get(table)
}
