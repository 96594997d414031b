import { weightsFromDisk } from '@meadhall/bots/weights'
import { GAME_IDS, GAMES } from '@meadhall/games'
import { lessonEntry, lessonOf } from '@meadhall/lessons'
import { expect, it } from 'vitest'
import english from '../../i18n/primer/en.json' with { type: 'json' }
import { LESSON_OF, PANELS } from './panels.ts'
import { standAt } from './stand.ts'

it.each(GAME_IDS)('every picture of the primer of %s is a position of its lesson', async (game) => {
  const entry = lessonEntry(game, LESSON_OF[game])
  if (entry === undefined) throw new Error('no lesson')
  const [spoken, { thrall }] = await Promise.all([
    GAMES[game].scenarios(),
    GAMES[game].bots(weightsFromDisk),
  ])
  const room = { game: spoken, bot: thrall }
  for (const { id, chapter, answered } of PANELS[game]) {
    const sitting = await standAt(room, lessonOf(entry), chapter, answered)
    expect(sitting.answers.length, id).toBe(answered)
    expect(english).toHaveProperty([`primer.${game}.${id}`])
  }
})
