import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Speech } from './speech.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function listening(): { readonly speech: Speech; readonly heard: string[] } {
  const heard: string[] = []
  return { speech: new Speech((text) => heard.push(text)), heard }
}

it('the question comes last, however late the news', () => {
  const { speech, heard } = listening()
  speech.ask(['Whose turn is it?'])
  speech.tell(['Wolf passes.'])
  vi.runAllTimers()
  expect(heard).toEqual(['Wolf passes.', 'Whose turn is it?'])
})

it('an answered question is not asked any more, what happened is still told', () => {
  const { speech, heard } = listening()
  speech.tell(['a'.repeat(200), 'b'.repeat(200)])
  speech.ask(['First?'])
  vi.runOnlyPendingTimers()
  speech.ask([])
  speech.tell(['Raven passes.'])
  speech.ask(['Second?'])
  vi.runAllTimers()
  expect(heard.slice(1)).toEqual([`${'b'.repeat(200)} Raven passes.`, 'Second?'])
})

it('an equal text is said again', () => {
  const { speech, heard } = listening()
  speech.ask(['Which die?'])
  vi.runAllTimers()
  speech.ask(['Which die?'])
  vi.runAllTimers()
  expect(heard).toEqual(['Which die?', 'Which die?'])
})

it('when the screen is passed on, nothing of it is said any more or left in the page', () => {
  const { speech, heard } = listening()
  speech.tell(['You lay Thor’s Hammer face down.'])
  vi.runAllTimers()
  speech.tell(['You draw Troll.'])
  speech.ask(['Which card?'])
  speech.hush()
  vi.runAllTimers()
  expect(heard).toEqual(['You lay Thor’s Hammer face down.', ''])
})

it('who leaves the table hears nothing more', () => {
  const { speech, heard } = listening()
  speech.tell(['Wolf passes.'])
  speech.stop()
  vi.runAllTimers()
  expect(heard).toEqual([])
})
