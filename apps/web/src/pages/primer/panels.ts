import type { GameId } from '@meadhall/games'
import type { Part } from '../../still/still-board.tsx'

/** One thing told of a game, with a picture: a position of its lesson. */
export interface Panel {
  /** Names its text. */
  readonly id: string
  /** The lesson's chapter, and how many of its questions are answered before one looks. */
  readonly chapter: string
  readonly answered: number
  readonly parts: readonly Part[]
}

/** The lesson whose positions are looked at. */
export const LESSON_OF: Readonly<Record<GameId, string>> = {
  'blood-rage': 'saga',
  valhalla: 'hall',
}

/** A game in two minutes. */
export const PANELS = {
  'blood-rage': [
    { id: 'goal', chapter: 'win', answered: 0, parts: ['stage'] },
    { id: 'draft', chapter: 'draft', answered: 0, parts: ['stage'] },
    { id: 'invade', chapter: 'land', answered: 2, parts: ['stage'] },
    { id: 'pillage', chapter: 'pillage', answered: 1, parts: ['stage'] },
    { id: 'upgrade', chapter: 'upgrade', answered: 1, parts: ['own'] },
    { id: 'quest', chapter: 'quest', answered: 0, parts: ['own'] },
    { id: 'doom', chapter: 'doom', answered: 1, parts: ['stage'] },
  ],
  valhalla: [
    { id: 'goal', chapter: 'ragnarok', answered: 0, parts: ['stage'] },
    { id: 'squad', chapter: 'squad', answered: 1, parts: ['stage'] },
    { id: 'dice', chapter: 'dice', answered: 1, parts: ['stage'] },
    { id: 'reroll', chapter: 'reroll', answered: 1, parts: ['stage'] },
    { id: 'shield', chapter: 'defend', answered: 1, parts: ['stage'] },
    { id: 'jarl', chapter: 'jarl', answered: 0, parts: ['stage'] },
  ],
} as const satisfies Readonly<Record<GameId, readonly Panel[]>>
