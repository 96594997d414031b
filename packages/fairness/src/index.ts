export type { Commitment, Contribution, Fairness, Secret } from '@meadhall/kernel'
export {
  checkFairness,
  type FairnessReport,
  type FairnessStep,
  type SeatPart,
} from './check.ts'
export { SECRET_BYTES, seatCommitment, secretOf, serverCommitment } from './commitment.ts'
export { type FairStart, seedOf } from './seed.ts'
export { type Layout, type Verified, verifyGameFile } from './verify.ts'
