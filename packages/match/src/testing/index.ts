export { everyLevel } from './every-level.ts'
export { failingStore, type Luck, StoreFault } from './failing-store.ts'
export { STORE_CASES, type StoreCase } from './store-suite.ts'
