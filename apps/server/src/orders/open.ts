import type { Ground } from '../ground.ts'
import type { Part } from '../part.ts'
import { OrderStore, ownOrders } from './order-store.ts'

/** Standing orders, as the server uses them. */
export interface OpenOrders extends Part {
  readonly orders: OrderStore
}

export function openOrders({ database: { queries } }: Pick<Ground, 'database'>): OpenOrders {
  return { orders: new OrderStore(queries), personalData: ownOrders(queries) }
}
