import { verifyGameFile } from '@meadhall/fairness'
import { fairText } from '@meadhall/fairness/testing'
import { bloodRage } from '@meadhall/game-blood-rage'
import { speakerOf } from '@meadhall/words'
import { compileText } from '@meadhall/words/catalogs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import polish from '../../../../languages/pl/fairness.json' with { type: 'json' }
import english from '../i18n/fairness/en.json' with { type: 'json' }
import { useWordsStore } from '../i18n/words.ts'
import FairnessSteps from './fairness-steps.tsx'

const { fairness, draws, file } = verifyGameFile(fairText(bloodRage), [bloodRage], 'exact')

/** The words of each step as the page shows them in a language. */
function steps(locale: string, texts: Readonly<Record<string, string>>): string[] {
  const find = (key: string) => compileText(key, texts[key] ?? key)
  // A page that is drawn without a browser takes the store as it was at first.
  Object.assign(useWordsStore.getInitialState(), { speaker: speakerOf({ locale, find }) })
  if (fairness === null) throw new Error('no proof')
  const names = ['Ann', 'Bob', 'Cat', 'Dan']
  const page = renderToStaticMarkup(
    createElement(FairnessSteps, { proof: { fairness, draws }, names }),
  )
  return page.split('<li>').map((part) => part.replaceAll(/<[^>]*>/g, ' '))
}

describe('where chance came from', () => {
  it.each([
    ['en', english, /Ann: bound/, /Bob: .*Left out/, /Cat: a bot/, /Dan: not bound/, / draws,/],
    ['pl', polish, /Ann: sekret/, /Bob: .*Pominięty/, /Cat: bot/, /Dan: bez/, / losowa/],
  ])('is told step by step in %s', (locale, texts, ann, bob, cat, dan, chance) => {
    const [title, server, ...rest] = steps(locale, texts)
    expect(title).toContain(texts['fair.title'])
    expect(server).toMatch(/[0-9a-f]{64}/)
    const [one, two, three, four, seed, last] = rest
    for (const [words, meant] of [
      [one, ann],
      [two, bob],
      [three, cat],
      [four, dan],
    ] as const)
      expect(words).toMatch(meant)
    expect(one).toContain(file.fairness?.contributions[0]?.commitment)
    expect(seed).toContain(file.seed)
    expect(last).toMatch(chance)
    expect(last).toContain('saga-1')
  })
})
