import * as v from 'valibot'

/** A whole number in an address. */
export const Digits = v.pipe(v.string(), v.regex(/^\d{1,2}$/))

/** Where a page of a list ended: what it gave as `next`. */
export const Cursor = v.pipe(v.string(), v.regex(/^\d{1,15}\.[A-Za-z0-9_-]{1,64}$/))

/** The same after a page; `null` where there is no further one. */
export const Next = v.nullable(v.string())

/** Which part of a list. Lists come in pages: there is no way to ask for all of one at once. */
export const PageWish = v.object({
  /** What the page before gave as `next`. */
  after: v.optional(Cursor),
  /** How many at most, up to 99. */
  limit: v.optional(Digits),
})
export type PageWish = v.InferOutput<typeof PageWish>
