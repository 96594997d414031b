export type { Said } from './calls.ts'
export { type Asked, Gap, type Seen } from './seen.ts'
export { type ClientNeeds, type Line, type Socket, TableClient } from './table-client.ts'
