export type { Literal, Param, Piece, Sayable } from './message.ts'
export { refusalText } from './refusal.ts'
export { type Lexicon, type Reader, type Speaker, speakerOf, type Text } from './speaker.ts'
