import * as v from 'valibot'

/** What many messages are made of. */
export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11))
/** Milliseconds since 1970, by the server's clock. */
export const Moment = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Chosen by the sender, another one for each thing: the same sent again is not a second one. */
export const Key = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
/** 64 hexadecimal digits. */
export const Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
export const Token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,128}$/))
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
  key: v.string(),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
  rule: v.optional(v.string()),
})
