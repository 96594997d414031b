import { describe, expect, it } from 'vitest'
import { placeOf } from '../map.ts'
import { given } from '../testing/given.ts'
import { figuresAround, isOpen, roomIn } from './figures.ts'

describe('provinces and their fjords', () => {
  it('BR-1.4 what happens to a province reaches its fjord', () => {
    const game = given({
      board: {
        gimle: ['wolf warrior', 'raven warrior'],
        'gimle-myrkulor': ['raven ship'],
        myrkulor: ['raven leader'],
      },
    })
    expect(figuresAround(game.clan('raven'), placeOf('gimle'))).toBe(2)
    expect(figuresAround(game.clan('raven'), placeOf('myrkulor'))).toBe(2)
    expect(figuresAround(game.clan('raven'), placeOf('yggdrasil'))).toBe(0)
    game.does('wolf', 'pillage gimle')
    game.does('raven', 'decline')
    expect(game.valhalla('wolf')).toEqual(['warrior'])
    expect(game.at('gimle-myrkulor')).toEqual(['raven ship'])
  })

  it('BR-1.4 Ragnarök and the Fire Giant take the ships of the fjord too', () => {
    const doomed = given({
      phase: 'ragnarok',
      dooms: ['gimle', 'horgr', 'utgard'],
      board: { 'gimle-myrkulor': ['raven ship'], myrkulor: ['raven warrior'] },
    })
    expect(doomed.at('gimle-myrkulor')).toEqual([])
    expect(doomed.at('myrkulor')).toEqual(['raven warrior'])
    expect(doomed.clan('raven').glory).toBe(2)
    const burnt = given({
      age: 2,
      clans: ['wolf', 'raven', 'bear'],
      board: { 'gimle-myrkulor': ['raven ship'], myrkulor: ['raven warrior'] },
      wolf: { hand: ['fire-giant'] },
    })
    burnt.does('wolf', 'upgrade fire-giant', 'place gimle')
    expect(burnt.at('gimle-myrkulor')).toEqual([])
    expect(burnt.at('myrkulor')).toEqual(['raven warrior'])
  })

  it('BR-1.2 one village has room for one figure; ships take none', () => {
    const game = given({
      board: { gimle: ['wolf leader', 'raven 2 warriors'], 'gimle-myrkulor': ['wolf ship'] },
    })
    expect(roomIn(game.state, placeOf('gimle'))).toBe(2)
    expect(roomIn(game.state, placeOf('yggdrasil'))).toBe(Number.POSITIVE_INFINITY)
  })

  it('BR-2.4 a destroyed province is closed, its fjord only with both provinces', () => {
    const one = given({ destroyed: ['gimle'] }).state
    expect(isOpen(one, placeOf('gimle'))).toBe(false)
    expect(isOpen(one, placeOf('gimle-myrkulor'))).toBe(true)
    const both = given({ destroyed: ['gimle', 'myrkulor'] }).state
    expect(isOpen(both, placeOf('gimle-myrkulor'))).toBe(false)
  })

  it('BR-2.4 nobody enters, pillages or leaves a destroyed province', () => {
    const game = given({
      destroyed: ['gimle', 'myrkulor', 'horgr'],
      board: { andlang: ['wolf warrior'], 'muspelheim-horgr': ['wolf ship'] },
    })
    expect(game.forbids('wolf', 'invade warrior gimle')).toBe('BR-2.4')
    expect(game.forbids('wolf', 'march andlang gimle')).toBe('BR-2.4')
    expect(game.forbids('wolf', 'pillage horgr')).toBe('BR-2.4')
    expect(game.forbids('wolf', 'pillage muspelheim')).toBeNull()
    const ashore = given({ destroyed: ['gimle', 'myrkulor', 'horgr'] })
    expect(ashore.forbids('wolf', 'invade ship gimle-myrkulor')).toBe('BR-2.4')
    expect(ashore.forbids('wolf', 'invade ship muspelheim-horgr')).toBeNull()
    expect(ashore.legal('wolf').some((action) => action.endsWith(' gimle'))).toBe(false)
  })
})
