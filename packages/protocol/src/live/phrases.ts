import * as v from 'valibot'

/** What is said most often. Its text is `phrase.<phrase>`, in every language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thinking',
  'sorry',
  'back-soon',
  'hurry',
  'thanks',
  'oops',
  'good-game',
] as const

/** Something that is said often enough to have a name. */
export const Phrase = v.picklist(PHRASES)
export type Phrase = v.InferOutput<typeof Phrase>
