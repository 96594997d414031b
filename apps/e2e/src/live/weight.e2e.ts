import { expect, inject, it } from 'vitest'
import { layGame } from '../support/games.ts'
import { asked } from '../support/play.ts'
import { collectScripts, KB, weightOf } from '../support/scripts.ts'
import { BESIDE, visit } from '../support/visit.ts'
import { restOf } from './calling.ts'
import { begunTable, guest, useServer } from './support.ts'

const server = useServer()

const MORE_LIMIT = 40 * KB

it.each(['blood-rage', 'valhalla'] as const)(
  'a live table of %s asks for at most 40 KB more script than one in the browser alone',
  async (game) => {
    const alone = await visit({ address: server.address, path: BESIDE })
    const table = await layGame(alone, { game, seats: ['person', 'warrior'] })
    const offline = collectScripts(alone)
    await alone.goto(table)
    await asked(alone)
    const { id, path, sitters } = await begunTable(server, { game }, [['Astrid'], ['Bo']])
    const [astrid] = sitters
    // Another browser of the same person, which has nothing yet.
    const device = await guest(server, 'Astrid elsewhere')
    await restOf(device).call('GET /tables/:id', { params: { id } })
    const live = collectScripts(device)
    await device.goto(`${path}#seat=${astrid?.resume}`)
    await asked(device)
    const [more, less] = [live, offline].map((scripts) => weightOf(scripts, inject('folder'), 'gz'))
    expect((more ?? 0) - (less ?? 0)).toBeLessThan(MORE_LIMIT)
  },
)
