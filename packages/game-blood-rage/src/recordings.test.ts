import { readdirSync, readFileSync } from 'node:fs'
import { neverRecorded, parseRecordings, replayRecording } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { bloodRage } from './rules.ts'

const FOLDER = new URL('../recordings/', import.meta.url)

/** One file a release, from 0.1.0 on. What is in it must open for ever. */
describe.each(readdirSync(FOLDER))('recordings of %s', (name) => {
  const recordings = parseRecordings(readFileSync(new URL(name, FOLDER), 'utf8'))

  it.each(recordings)('$seed, $seats seats ($played) ends as it did', (recording) => {
    const { result, fingerprint } = recording
    expect(replayRecording(bloodRage, recording)).toEqual({ result, fingerprint })
  })

  it('have every number of players and every choice at least once', () => {
    expect(neverRecorded(bloodRage, recordings)).toEqual([])
  })
})

it('the first release is among them', () => {
  expect(readdirSync(FOLDER)).toContain('0.1.0.jsonl')
})
