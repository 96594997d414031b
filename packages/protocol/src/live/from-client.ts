import * as v from 'valibot'
import { PROPOSALS } from '../table.ts'
import { ActionShape, Count, Hex, Id, Key, Token } from '../words.ts'
import { OrderWish } from './orders.ts'
import { Phrase } from './phrases.ts'

/** A number that the reply carries, so that a client knows what is answered. */
const Call = Count

/** The first message of every connection. */
export const Hello = v.object({
  type: v.literal('hello'),
  /** The version of this protocol: 1. */
  protocol: Count,
  /** The revision the client has; it then gets only what it missed. */
  since: v.optional(Count),
  /** A program's token; a browser is known by its cookie. */
  token: v.optional(Token),
  /** The secret of a seat's resume link: takes up that seat, whoever one is. */
  seat: v.optional(Token),
  /** For a screen that everybody sees: only watches, whoever one is, and is told nothing hidden. */
  watch: v.optional(v.boolean()),
  /** Asks for packed frames: the version of the words that the client has, `""` for none. */
  words: v.optional(v.pipe(v.string(), v.maxLength(64))),
})

/** An answer to the question that was asked. */
export const Answer = v.object({
  type: v.literal('answer'),
  id: Call,
  /** The number in `ask`. */
  question: Count,
  key: Key,
  /** One of the answers in `ask`. */
  action: ActionShape,
})

/** Takes one's last choice back, as far as the rules allow. */
export const Undo = v.object({ type: v.literal('undo'), id: Call, revision: Count, key: Key })

/** Asks which rule forbids something. */
export const WhyNot = v.object({ type: v.literal('why-not'), id: Call, action: ActionShape })

/** Asks what a strong bot would do in one's place, from what one's seat can see. Not at rated tables. */
export const Hint = v.object({ type: v.literal('hint'), id: Call })

/**
 * Asks why a bot may have done what it did at a step, as far as one's seat can know. Not at rated
 * tables.
 */
export const Why = v.object({ type: v.literal('why'), id: Call, step: Count })

/** Asks how the game came from a step to where it stands; at most the last 60 actions are told. */
export const Recall = v.object({ type: v.literal('recall'), id: Call, step: Count })

/** Binds one's seat to a contribution to the seed, before the start. */
export const Commit = v.object({ type: v.literal('commit'), id: Call, commitment: Hex })

/** Reveals what one's seat was bound to when it sat down. */
export const Reveal = v.object({ type: v.literal('reveal'), id: Call, contribution: Hex })

/** Says that the game may begin, or not yet. It begins by itself when no seat is free and all are ready. */
export const Ready = v.object({ type: v.literal('ready'), id: Call, on: v.boolean() })

/** Says something to the table. */
export const Chat = v.object({
  type: v.literal('chat'),
  id: Call,
  key: Key,
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
})

/** Says a phrase to the table: everybody reads it in their own language. */
export const SayPhrase = v.object({ type: v.literal('phrase'), id: Call, key: Key, phrase: Phrase })

/** Hears somebody no more, or again. */
export const Mute = v.object({ type: v.literal('mute'), id: Call, person: Id, on: v.boolean() })

/** Proposes what needs everybody's consent. */
export const Propose = v.object({
  type: v.literal('propose'),
  id: Call,
  what: v.picklist(PROPOSALS),
})

/** Agrees to a proposal, or not. */
export const Vote = v.object({
  type: v.literal('vote'),
  id: Call,
  proposal: Id,
  agree: v.boolean(),
})

/** Gives one's seat to a bot for now, or takes it back. */
export const StandIn = v.object({ type: v.literal('stand-in'), id: Call, on: v.boolean() })

/** Leaves word of something for questions that are not asked yet. */
export const GiveOrder = v.object({ type: v.literal('order'), id: Call, wish: OrderWish })

/** Takes it back. */
export const CancelOrder = v.object({ type: v.literal('cancel-order'), id: Call, order: Id })

/** Asks for everything anew: what the client has does not fit what it is told. */
export const Resync = v.object({ type: v.literal('resync'), id: Call })

/** Asks for nothing but a reply. */
export const Ping = v.object({ type: v.literal('ping'), id: Call })

/** All that a client may say after its hello. */
export const FromClient = v.variant('type', [
  Answer,
  Undo,
  WhyNot,
  Hint,
  Why,
  Recall,
  Commit,
  Reveal,
  Ready,
  Chat,
  SayPhrase,
  Mute,
  Propose,
  Vote,
  StandIn,
  GiveOrder,
  CancelOrder,
  Resync,
  Ping,
])
export type Hello = v.InferOutput<typeof Hello>
export type FromClient = v.InferOutput<typeof FromClient>
export type FromClientType = FromClient['type']
