export {
  type ActionFor,
  type Answering,
  type AnswerTable,
  carryOut,
  isAnswerTo,
} from './answers.ts'
export { canonical } from './canonical.ts'
export { allAlone, completeRules } from './complete-rules.ts'
export type { Action, Decision } from './decision.ts'
export type { Emit, GameEvent, Message, Reason } from './event.ts'
export { FileError } from './file-error.ts'
export { cut, isAction, isRecord, parseForeign, quoted } from './foreign.ts'
export {
  closeDecision,
  type Flow,
  type Frame,
  type FrameViews,
  findFrame,
  openDecision,
  pop,
  runFrames,
  type Step,
  type Steps,
  topFrame,
  viewOfFrame,
} from './frames.ts'
export {
  type Commitment,
  type Contribution,
  type Fairness,
  isFairness,
  isHex64,
  type Secret,
} from './game-file/fairness.ts'
export {
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  type GameFile,
  GameFileError,
  PLAIN_FILE_VERSION,
} from './game-file/format.ts'
export { type LoadedGame, loadGameFile } from './game-file/reading.ts'
export { parseGameFile } from './game-file/shape.ts'
export { fileOfLog, makeGameFile, printGameFile } from './game-file/writing.ts'
export {
  assertNever,
  at,
  type DecisionId,
  type Flavoured,
  insertSorted,
  removeAt,
  type Seat,
} from './ids.ts'
export { InTurn } from './in-turn.ts'
export {
  type Legality,
  legalityOf,
  type QuestionOf,
  type Questions,
} from './legality.ts'
export type { Merit } from './merit.ts'
export { type Notation, notationOf, type PartSpec, partOf } from './notation.ts'
export {
  type BoxFacts,
  type Burden,
  checkFirstPlayer,
  checkSeats,
  isWorthAsking,
  meantBy,
  OptionError,
  type OptionGroup,
  type OptionSpec,
  type Preset,
  readOptions,
} from './options.ts'
export type { OrderSpec } from './orders.ts'
export type { Outcome } from './outcome.ts'
export { LONGEST_NAME, playerName, tidyLine } from './player-name.ts'
export { type Refusal, refuse } from './refusal.ts'
export {
  canUndo,
  carryOutIn,
  copyOf,
  decisionOf,
  findLegal,
  type Game,
  type GameLog,
  IllegalAction,
  play,
  type Raise,
  raised,
  raiseIn,
  replay,
  sameAction,
  startGame,
  takenBack,
  undo,
  versionOf,
} from './replay.ts'
export {
  below,
  cloneRng,
  freshRng,
  keyToSeed,
  nextU32,
  pick,
  type RngState,
  type Seed,
  seedRng,
  shuffle,
} from './rng.ts'
export type { AnyRules, GameTypes, Rules, Start, TeamTable } from './rules.ts'
export {
  parseScenario,
  runScenario,
  SCENARIO_FORMAT,
  SCENARIO_VERSION,
  type Scenario,
  ScenarioError,
  type ScenarioGame,
  type ScenarioStep,
  scenarioStart,
  type Unmet,
} from './scenario.ts'
export { readAction, readWho } from './scenario-game.ts'
export { type Fields, readFields, readList, readNumber } from './scenario-words.ts'
export type { Seen } from './seen.ts'
export { hiddenForm, isSealing, type Tellings } from './telling.ts'
export type { Viewer } from './viewer.ts'
