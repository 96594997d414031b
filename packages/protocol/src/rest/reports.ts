import * as v from 'valibot'
import { Id } from '../words.ts'

/** `POST /api/v1/reports`: tells the operator about somebody who was at a table. */
export const NewReport = v.object({
  table: Id,
  person: Id,
  reason: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
})
export type NewReport = v.InferOutput<typeof NewReport>

/** A report that was made. */
export const ReportMade = v.object({ id: v.string() })
