import * as v from 'valibot'
import { MessageShape } from '../words.ts'

/** The body of every answer that is an error. */
export const Failure = v.object({
  error: v.object({
    /** For programs: the code of a [Refusal](#refusal), or of what HTTP itself refuses. */
    code: v.string(),
    /** In English, for whoever writes a program. */
    message: v.string(),
    /** The reason in the words of whoever shows it. */
    why: v.optional(v.nullable(MessageShape)),
  }),
})
export type Failure = v.InferOutput<typeof Failure>
