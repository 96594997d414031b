import * as v from 'valibot'
import { refuse } from '../refusing/refused.ts'

/** What a request says, as its schema has it; throws what is wrong with it, and never quotes it. */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  said: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, said)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const field = v.getDotPath(issue)
  const reason = issue.type === 'check' ? issue.message : `must be ${issue.expected ?? 'otherwise'}`
  throw field === null
    ? refuse('malformed', 'malformed-body', { reason })
    : refuse('malformed', 'malformed', { field, reason })
}
