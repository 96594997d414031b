import { describe, expect, it } from 'vitest'
import { LONGEST_NAME, playerName, tidyLine } from './player-name.ts'
import { below, seedRng } from './rng.ts'

describe("a player's name", () => {
  it.each([
    ['Ola'],
    ['Zażółć "&#'],
    ['Ægir á Mýri'],
    ['محمد'],
    ['नमस्ते'],
    ['می‌خواهم'],
    ['👨‍👩‍👧‍👦 & 🏴‍☠️'],
    ['🇵🇱 Jan'],
    ['❤️'],
    [''],
  ])('stays as it is: %s', (name) => {
    expect(playerName(name)).toBe(name)
  })

  it.each([
    ['white space', '  Ann \t\n  Lee ', 'Ann Lee'],
    ['blanks of other scripts', '\u3000Ann\u00a0\u2800Lee', 'Ann Lee'],
    ['a terminal escape', '\u001b[31mAnn\u0007', '[31mAnn'],
    ['writing turned round', 'Ann\u202egnp.exe\u2066', 'Anngnp.exe'],
    ['letters of no width', 'A\u200bn\u2060n\ufeff\u00ad', 'Ann'],
    ['joiners that join nothing', '\u200dAnn\u200d\u200c Lee\u200d', 'Ann Lee'],
    ['a filler that looks like nothing', '\u3164\u3164', ''],
    ['half of a pair', 'Ann\ud83d', 'Ann'],
    ['two spellings of one letter', 'Zoe\u0301', 'Zo\u00e9'],
    ['marks piled up', `Z${'\u0301'.repeat(500)}`, `\u0179${'\u0301'.repeat(4)}`],
  ])('loses %s', (_what, raw, name) => {
    expect(playerName(raw)).toBe(name)
  })

  it.each(['a', 'ż', '👨‍👩‍👧', '🇵🇱', 'e\u0323\u0302'])('has at most so many of %s', (letter) => {
    const name = playerName(letter.repeat(100_000))
    expect([...new Intl.Segmenter('en').segment(name)].length).toBeLessThanOrEqual(LONGEST_NAME)
    expect(letter.normalize('NFC').repeat(LONGEST_NAME).startsWith(name)).toBe(true)
    expect(name).not.toBe('')
  })

  it('is bounded in characters too', () => {
    expect(playerName('👨\u200d'.repeat(1000)).length).toBeLessThanOrEqual(4 * LONGEST_NAME)
  })

  it('is the same when it comes in again', () => {
    const odd = [
      ...' \u0000\u0301\u0323\u200b\u200c\u200d\u202e\u3164\ufe0fae\u0142👨🇵\ud83d\u115f',
    ].concat(['\ud83d', 'ab cd'])
    const rng = seedRng('names')
    for (let tries = 0; tries < 5_000; tries++) {
      const raw = Array.from({ length: below(rng, 90) }, () => odd[below(rng, odd.length)]).join('')
      const name = playerName(raw)
      expect(playerName(name)).toBe(name)
    }
  })
})

describe('a line of chat', () => {
  it.each([
    ['a\n\tb', 'a b'],
    ['\u202egnorw', 'gnorw'],
    ['  \u200b ', ''],
    ['żółw 🛡️', 'żółw 🛡️'],
  ])('%j is told as %j', (raw, text) => {
    expect(tidyLine(raw)).toBe(text)
  })
})
