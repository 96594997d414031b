import { createHash } from 'node:crypto'
import { GAME_IDS } from '@meadhall/games'
import { WIRE_WORDS } from '@meadhall/games/wire-words'
import { Packing, type WordList } from '@meadhall/protocol'

/** The words of a game, by which what is told of it is packed. */
export class WireWords {
  readonly packing: Packing
  readonly #version: string
  readonly #list: string[]

  constructor(list: readonly string[]) {
    this.packing = new Packing(list)
    this.#version = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 12)
    this.#list = [...list]
  }

  /** What a client is told that has the words of a version, maybe others or none. */
  for(known: string): WordList {
    const version = this.#version
    return known === version ? { version } : { version, list: this.#list }
  }
}

const NONE = new WireWords([])
const WORDS = new Map<string, WireWords>(GAME_IDS.map((id) => [id, new WireWords(WIRE_WORDS[id])]))

/** The words of a game by its id; none of a game that nobody knows. */
export function wordsOf(game: string): WireWords {
  return WORDS.get(game) ?? NONE
}
