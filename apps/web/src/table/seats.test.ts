import { compileCatalog } from '@meadhall/words/catalogs'
import { beforeEach, describe, expect, it } from 'vitest'
import { nameSeats, useWordsStore } from '../i18n/words.ts'
import type { GameInfo, Moment, Source } from '../sources/source.ts'
import type { GameBoard } from './game-board.ts'
import { callByName } from './seats.ts'

const CLANS = ['wolf', 'bear', 'raven']
const BOARD = {
  seat: (_view: unknown, seat: number) => ({ key: `clan.${CLANS[seat]}` }),
} as Pick<GameBoard, 'seat'> as GameBoard
const INFO: GameInfo = {
  id: 'x',
  game: 'blood-rage',
  options: {},
  undo: 'sealed',
  seats: [
    { name: 'Ola', plays: 'person' },
    { name: 'Ingrid', plays: 'warrior' },
    { name: '', plays: 'person' },
  ],
}
const TEXTS = compileCatalog({
  'table.you': 'you',
  gains: '{clan} {clan, select, you {gain} other {gains}} 1 Glory.',
  genitive: 'of {clan, gen}',
  'clan.wolf': 'Wolf',
  'clan.raven': 'Raven',
  'clan.bear#gen': 'Bear’s',
  'clan.raven#gen': 'Raven’s',
})

function sit(viewer: number | null, tape?: Source['tape']): (key: string, clan: string) => string {
  const source = tape === undefined ? { info: INFO } : { info: INFO, tape }
  callByName(source, BOARD, { view: {}, viewer } as Moment)
  const { speaker } = useWordsStore.getState()
  return (key, clan) => speaker.say({ key, params: { clan: `clan.${clan}` } })
}

describe('what players are called', () => {
  beforeEach(() => {
    useWordsStore.setState({ areas: { app: TEXTS } })
    nameSeats({})
  })

  it('is the name they gave, and what the game calls them without one', () => {
    const say = sit(null)
    expect(CLANS.map((clan) => say('gains', clan))).toEqual([
      'Ola gains 1 Glory.',
      'Ingrid gains 1 Glory.',
      'Raven gains 1 Glory.',
    ])
  })

  it('is "you" for the one who looks on', () => {
    expect(sit(0)('gains', 'wolf')).toBe('You gain 1 Glory.')
    expect(sit(2)('gains', 'wolf')).toBe('Ola gains 1 Glory.')
    expect(sit(2)('gains', 'raven')).toBe('You gain 1 Glory.')
  })

  it('is never "you" in a recording: nobody sits there', () => {
    const tape = { length: 1, viewers: [0], seek: () => undefined, look: () => undefined }
    expect(sit(0, tape)('gains', 'wolf')).toBe('Ola gains 1 Glory.')
  })

  it('has no cases where somebody typed it', () => {
    const say = sit(null)
    expect(say('genitive', 'bear')).toBe('of Ingrid')
    expect(say('genitive', 'raven')).toBe('of Raven’s')
  })
})
