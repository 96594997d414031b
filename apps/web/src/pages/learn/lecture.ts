import type { Action } from '@meadhall/kernel'
import {
  answer,
  beginChapter,
  chapterOf,
  goOn,
  type Led,
  type Lesson,
  type Place,
  type Room,
  type Sitting,
  stepOf,
  takeBack,
  takeUp,
  youIn,
} from '@meadhall/lessons'
import { createStore, type StoreApi } from 'zustand'
import { LaidSource } from '../../sources/laid-source.ts'
import type { GameInfo, SeatInfo } from '../../sources/source.ts'

/** A lesson being held: what the panel shows, and the table it is held at. */
export interface Lecture {
  readonly room: Room
  readonly source: LaidSource
  readonly store: StoreApi<Sitting>
  goOn(): Promise<void>
  takeBack(): void
  /** To the start of a chapter. */
  open(chapter: number): Promise<void>
}

function isAsked(sitting: Sitting): boolean {
  return stepOf(sitting).kind === 'asked' && sitting.mistake === null && !sitting.isOver
}

/** What others at the table are called where the game has no name for them. */
const RIVALS = ['Gudrun', 'Halvard', 'Tove', 'Asmund', 'Runa']

function infoOf({ game, id, chapters }: Lesson): GameInfo {
  const [first] = chapters
  if (first === undefined) throw new Error(`lesson "${id}" has no chapter`)
  const you = youIn(first)
  const names = [...RIVALS]
  const seats = first.seats.map((who, seat): SeatInfo => {
    if (seat === you) return { name: '', plays: 'person' }
    // Clans have names of their own.
    return { name: /^p\d$/.test(who) ? (names.shift() ?? '') : '', plays: 'thrall' }
  })
  return { id: `${game}/${id}`, game, seats, options: null, undo: 'sealed' }
}

/** Opens a lesson where it was left. */
export async function hold(room: Room, lesson: Lesson, place: Place | undefined): Promise<Lecture> {
  const first = await takeUp(room, lesson, place)
  const store = createStore<Sitting>(() => first)
  const source = new LaidSource(infoOf(lesson), youIn(chapterOf(first)), first.position, answered)
  source.lay(first.position, isAsked(first))

  async function answered(action: Action): Promise<void> {
    const { sitting, positions } = await answer(room, store.getState(), action)
    store.setState(sitting, true)
    walk({ sitting, positions })
  }

  /** Every position on the way; only the last one asks. */
  function walk({ sitting, positions }: Led): void {
    positions.forEach((position, index) => {
      source.step(position, index === positions.length - 1 && isAsked(sitting))
    })
  }

  function show({ sitting, positions: [laid, ...others] }: Led): void {
    store.setState(sitting, true)
    if (laid === undefined) return source.show(sitting.position, isAsked(sitting))
    source.lay(laid, others.length === 0 && isAsked(sitting))
    walk({ sitting, positions: others })
  }

  return {
    room,
    source,
    store,
    goOn: async () => show(await goOn(room, store.getState())),
    takeBack: () => {
      const sitting = takeBack(store.getState())
      store.setState(sitting, true)
      source.show(sitting.position, isAsked(sitting))
    },
    open: async (chapter) => show(await beginChapter(room, lesson, chapter)),
  }
}
