import * as v from 'valibot'

/** The name of a person, a table, a game or another thing, as the server or the rules gave it. */
export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))
/** A number of something, or one in a row. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** A seat at a table, from 0. */
export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11))
/** Milliseconds since 1970, by the server's clock. */
export const Moment = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Chosen by the sender, another one for each thing: the same sent again is not a second one. */
export const Key = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
/** 64 hexadecimal digits. */
export const Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** A secret that opens something for whoever has it. */
export const Token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,128}$/))
/** What a person is called. The server shortens it and drops what does not show. */
export const Name = v.pipe(v.string(), v.maxLength(200))
/** Anything that JSON can say: what belongs to a game and is checked by its rules. */
export const Anything = v.unknown()
/** A flat record with `type` and `by`; whether it is legal the rules say. */
export const ActionShape = v.pipe(
  v.objectWithRest(
    { type: v.pipe(v.string(), v.maxLength(64)), by: SeatNumber },
    v.union([v.pipe(v.string(), v.maxLength(256)), v.number(), v.boolean()]),
  ),
  v.check((action) => Object.keys(action).length <= 24, 'too many fields'),
)
/** A text by its key, and the rule it speaks of where it does. */
export const MessageShape = v.object({
  /** Which text; the catalogs are in `locales/` of the packages. */
  key: v.string(),
  /** What is filled in. */
  params: v.record(v.string(), v.union([v.string(), v.number()])),
  /** The number of a rule in `docs/rules`. */
  rule: v.optional(v.string()),
})
