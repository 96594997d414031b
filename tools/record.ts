/**
 * Records games of bots, which every later version must replay to the same end:
 *   npm run record [-- --release 0.2.0] [blood-rage] [valhalla]
 *   npm run record -- --fingerprints     after the shape of states was changed on purpose
 * Recordings of a version that the changelog calls released are never made anew: they prove that
 * old games still open. Whole game files for other tests are made along with them.
 */
import { parseArgs } from 'node:util'
import { GAME_IDS } from '@meadhall/games'
import { isReleased, renewFingerprints, writeRecordings } from './record/releases.ts'
import { writeWholeGames } from './record/whole-games.ts'

const { values, positionals } = parseArgs({
  options: {
    release: { type: 'string', default: '0.2.0' },
    fingerprints: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const { release, fingerprints } = values
const games = GAME_IDS.filter((id) => positionals.length === 0 || positionals.includes(id))

if (!fingerprints && isReleased(release)) {
  console.error(`${release} is released: its recordings stay as they are`)
  process.exit(2)
}
for (const id of games) {
  if (fingerprints) await renewFingerprints(id)
  else await Promise.all([writeRecordings(id, release), writeWholeGames(id)])
}
