export { type Given, given } from './given.ts'
export { checkInvariants } from './invariants.ts'
export { SETUPS } from './setups.ts'
export { trials } from './trials.ts'
