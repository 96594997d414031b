import { describe, expect, it } from 'vitest'
import { LANGUAGES } from './support/languages.ts'
import { flaws, overflowsInAll } from './support/looks.ts'
import { PHONE } from './support/sizes.ts'
import { useBrowser, visit } from './support/visit.ts'

useBrowser()

describe('a game in two minutes', () => {
  it.each([
    ['blood-rage', 7],
    ['valhalla', 6],
  ] as const)(
    'is told of %s with pictures from its board, in every language',
    async (game, panels) => {
      const page = await visit({ path: `/primer/${game}` })
      await page
        .locator('.primer > li')
        .nth(panels - 1)
        .waitFor()
      expect(
        await page.locator('.still :is(.br-map, .br-own, .br-battle, .vh-squad)').count(),
      ).toBeGreaterThan(2)
      await page.setViewportSize(PHONE)
      expect(await flaws(page)).toEqual([])
      expect(await overflowsInAll(page)).toEqual([])
      expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGES.at(-1))
    },
  )
})

it('what each god stands for is told in the primer, in the gallery and on its cards', async () => {
  const page = await visit({ path: '/primer/blood-rage' })
  const gods = page.getByRole('region', { name: 'What the gods give' })
  await expect.poll(() => gods.getByRole('listitem').count()).toBe(6)
  await page.goto('/gallery/blood-rage?god=god.thor')
  await gods.getByText('Thor rewards battles you win').waitFor()
  const card = page.locator('.gallery-wall > li').first()
  await card.getByText('Thor rewards battles you win').waitFor()
})

it('names who made the games where it says that this is a fan project', async () => {
  const footer = (await visit()).locator('.footer')
  await footer.getByText('designed by Eric M. Lang, illustrated by Adrian Smith').waitFor()
  await footer.getByText('designed by Łukasz Woźniak').waitFor()
})

it('BR-5.7 an example in the rules is looked at step by step, a refusal with its reason', async () => {
  const page = await visit({ path: '/rules/blood-rage/BR-5.7' })
  const example = page.locator('[id="BR-5.7"] details.example').first()
  await example.locator('summary').click()
  await example.locator('.still .br-map').waitFor()
  await example.getByRole('button', { name: 'Next (1 of 5)' }).click()
  await example.getByText('That cannot be done: Your Horns allow').waitFor()
  await example.getByRole('button', { name: 'Back' }).click()
  await example.getByText('That cannot be done').waitFor({ state: 'detached' })
})
