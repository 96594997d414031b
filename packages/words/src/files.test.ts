import { expect, it } from 'vitest'
import { englishFiles } from './files.ts'

it('English texts have one name each in the folders of the other languages', () => {
  const files = [
    ['apps/cli/src/locales/en.json', 'cli'],
    ['apps/server/src/notices/locales/en.json', 'notices'],
    ['apps/web/src/i18n/app/en.json', 'app'],
    ['apps/web/src/i18n/valhalla/en.json', 'valhalla.board'],
    ['packages/game-valhalla/src/locales/en.cards.json', 'valhalla.cards'],
    ['packages/game-valhalla/src/locales/en.json', 'valhalla'],
    ['packages/kernel/src/locales/en.json', 'kernel'],
  ] as const
  const named = englishFiles(files.map(([path]) => path))
  expect([...named]).toEqual(files.map(([path, name]) => [name, path]))
  expect(() => englishFiles(['docs/glossary.json'])).toThrow('no file of English texts')
})
