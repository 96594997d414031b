export { type Given, given } from './given.ts'
export { checkInvariants } from './invariants.ts'
export { randomSetup, SETUPS, type TestSetup } from './setups.ts'
