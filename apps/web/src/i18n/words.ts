import { isGameId } from '@meadhall/games'
import type { Param, Piece, Sayable, Speaker } from '@meadhall/words'
import { speakerOf } from '@meadhall/words'
import type { CompiledCatalog } from '@meadhall/words/catalogs'
import { create } from 'zustand'
import { type Area, loadArea } from './catalogs.ts'
import { type Language, PSEUDO } from './languages.ts'

type Texts = typeof import('./app/en.json') &
  typeof import('./by-ear/en.json') &
  typeof import('./fairness/en.json') &
  typeof import('./lessons/en.json') &
  typeof import('./gallery/en.json') &
  typeof import('./live/en.json') &
  typeof import('./meeting/en.json') &
  typeof import('./people/en.json') &
  typeof import('./puzzles/en.json') &
  typeof import('./primer/en.json') &
  typeof import('./table/en.json') &
  typeof import('./tips/en.json') &
  typeof import('./blood-rage/en.json') &
  typeof import('./valhalla/en.json')
/** The keys of the interface's own texts: a wrong one does not compile. */
export type UiKey = Exclude<keyof Texts, 'default'>

interface WordsState {
  readonly language: Language
  /** A language that was asked for and whose texts could not be loaded. */
  readonly missing: Language | null
  readonly areas: Readonly<Partial<Record<Area, CompiledCatalog>>>
  /** The players' own names in place of some keys. */
  readonly names: Readonly<Record<string, string>>
  /** The key of the player who looks on: texts speak to them. */
  readonly you: string | undefined
  readonly speaker: Speaker
}

const silent: Speaker = speakerOf({ locale: 'en', find: () => undefined })

export const useWordsStore = create<WordsState>(() => ({
  language: 'en',
  missing: null,
  areas: {},
  names: {},
  you: undefined,
  speaker: silent,
}))

function speakerFor({ language, areas, names, you }: WordsState): Speaker {
  const catalogs = Object.values(areas)
  const text = (key: string) => catalogs.find((one) => Object.hasOwn(one, key))?.[key]
  return speakerOf({
    locale: language === PSEUDO ? 'en' : language,
    you: you === undefined ? undefined : { key: you, name: String(text('table.you') ?? you) },
    find: (key) => {
      // A name that somebody typed has no cases: nor has the key that it stands for.
      const name = names[key.split('#')[0] ?? key]
      if (name === undefined) return text(key)
      return key.includes('#') ? undefined : [name]
    },
  })
}

/** Things by their names in the language, whatever players call themselves. */
export function plainSpeaker(): Speaker {
  return speakerFor({ ...useWordsStore.getState(), names: {}, you: undefined })
}

/** What a game calls things, where several games stand on one page. */
export function gameSpeaker(game: string): Speaker {
  const state = { ...useWordsStore.getState(), names: {}, you: undefined }
  return speakerFor(isGameId(game) ? { ...state, areas: withFirst(state.areas, game) } : state)
}

/** Loads an area's texts, if they are not there yet. The game asked for last is the one at the table. */
export async function needWords(area: Area): Promise<void> {
  const { language, areas } = useWordsStore.getState()
  if (areas[area] !== undefined) return isGameId(area) ? speakFirst(area) : undefined
  const catalog = await loadArea(area, language)
  const now = useWordsStore.getState()
  // The language may have changed meanwhile: that change then loads this area itself.
  if (now.language !== language) return needWords(area)
  change({ areas: { [area]: catalog, ...now.areas } })
}

/** Games have texts of the same name: those of the game that was asked for last are meant. */
function speakFirst(area: Area): void {
  const { areas } = useWordsStore.getState()
  if (Object.keys(areas)[0] !== area) change({ areas: withFirst(areas, area) })
}

function withFirst(areas: WordsState['areas'], area: Area): WordsState['areas'] {
  const { [area]: own, ...others } = areas
  return own === undefined ? areas : { [area]: own, ...others }
}

/** Speaks another language from now on: all texts that were loaded are loaded in it. */
export async function speak(language: Language): Promise<void> {
  const wanted = new Set<Area>(['app', ...(Object.keys(useWordsStore.getState().areas) as Area[])])
  const entries = [...wanted].map(async (area) => [area, await loadArea(area, language)] as const)
  const areas = Object.fromEntries(await Promise.all(entries))
  change({ language, areas })
}

/** Puts names in place of keys (`seat.0`), and speaks to one of them, as long as a table is open. */
export function nameSeats(names: WordsState['names'], you?: string): void {
  const now = useWordsStore.getState()
  const isSame = you === now.you && JSON.stringify(names) === JSON.stringify(now.names)
  if (!isSame) change({ names, you })
}

function change(part: Partial<WordsState>): void {
  const next = { ...useWordsStore.getState(), ...part }
  useWordsStore.setState({ ...part, speaker: speakerFor(next) })
}

export interface Words {
  readonly locale: string
  /** A text of the interface. Strings among the parameters are keys; names are `{ literal }`. */
  t(key: UiKey, params?: Readonly<Record<string, Param>>): string
  /** A message of a game. */
  say(message: Sayable): string
  pieces(message: Sayable): Piece[]
}

/** The words of the language that is spoken now. */
export function useWords(): Words {
  const speaker = useWordsStore((state) => state.speaker)
  return wordsOf(speaker)
}

/** The same for what is no part of a page that is drawn. */
export function wordsNow(): Words {
  return wordsOf(useWordsStore.getState().speaker)
}

const known = new WeakMap<Speaker, Words>()

function wordsOf(speaker: Speaker): Words {
  const made = known.get(speaker) ?? {
    locale: speaker.locale,
    t: (key, params) => speaker.say(params === undefined ? { key } : { key, params }),
    say: speaker.say,
    pieces: speaker.pieces,
  }
  known.set(speaker, made)
  return made
}
