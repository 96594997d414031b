export { type Given, given } from './given.ts'
export { checkInvariants } from './invariants.ts'
