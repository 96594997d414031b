/**
 * Links the packages that training needs into node_modules, where nothing is installed: all of them
 * are in this repository. Plain JavaScript, so that a bare Node runs it.
 */
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'node_modules', '@meadhall')

mkdirSync(FOLDER, { recursive: true })
for (const name of ['kernel', 'game-blood-rage', 'game-valhalla', 'bots']) {
  const link = join(FOLDER, name)
  if (!existsSync(link)) symlinkSync(join('..', '..', 'packages', name), link)
}
