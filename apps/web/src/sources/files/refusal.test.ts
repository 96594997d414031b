import { readFileSync } from 'node:fs'
import { bloodRage } from '@meadhall/game-blood-rage'
import type { AnyRules } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import english from '../../i18n/app/en.json' with { type: 'json' }
import { examine, type Verdict } from './examine.ts'
import { refusalOf } from './refusal.ts'

type File = Record<string, unknown>

const text = readFileSync(
  new URL('../../../../../packages/game-blood-rage/fixtures/2-players.json', import.meta.url),
  'utf8',
)

function rulesOf(game: string): Promise<AnyRules> {
  if (game === bloodRage.id) return Promise.resolve(bloodRage)
  return Promise.reject(new Error('unknown'))
}

function edited(edit: (file: File) => void): Promise<Verdict> {
  const file = JSON.parse(text)
  edit(file)
  return examine(JSON.stringify(file), rulesOf)
}

function keyOf(verdict: Verdict): string {
  return verdict.is === 'refused' ? refusalOf(verdict).key : 'not refused'
}

describe('a game file that was brought along', () => {
  it('is known for what it is', async () => {
    const verdict = await examine(text, rulesOf)
    expect(verdict).toMatchObject({ is: 'sound', game: 'blood-rage', names: ['Bot 1', 'Bot 2'] })
  })

  it.each<[string, (file: File) => void, string]>([
    ['another format', (file) => (file['format'] = 'chess'), 'format'],
    ['a newer format', (file) => (file['version'] = 9), 'version'],
    ['an unknown game', (file) => (file['game'] = 'chess'), 'game'],
    ['other rules', (file) => (file['rules'] = [{ from: 0, version: 9 }]), 'rules-version'],
    ['too many seats', (file) => (file['seats'] = Array(9).fill({ name: '' })), 'seats'],
    ['seats of no shape', (file) => (file['seats'] = 2), 'misshapen'],
    ['no seed', (file) => Reflect.deleteProperty(file, 'seed'), 'missing'],
    ['an unknown option', (file) => (file['options'] = { x: 1 }), 'options'],
    ['an action that is none', (file) => (file['actions'] = [5]), 'no-move'],
    ['a move that is none', (file) => (file['actions'] = [{ type: 'x', by: 0 }]), 'move'],
    ['another result', (file) => (file['result'] = null), 'result'],
    ['another name', (file) => (file['seats'] = [{ name: 'x' }, { name: 'y' }]), 'checksum'],
  ])('is refused with %s', async (_name, edit, reason) => {
    const key = keyOf(await edited(edit))
    expect(key).toMatch(new RegExp(`^games\\.refused\\.${reason}(-rule)?$`))
    expect(english).toHaveProperty([key])
  })

  it.each(['', '[]', 'not a file', text.slice(0, 500)])(
    'is refused where it is none',
    async (it) => {
      expect(keyOf(await examine(it, rulesOf))).toBe('games.refused.file')
    },
  )

  it('says which move, counted from one', () => {
    const reason = 'illegal action {}: forbidden by BR-5.7'
    expect(refusalOf({ is: 'refused', place: 'actions[11]', reason })).toEqual({
      key: 'games.refused.move-rule',
      params: { move: 12, rule: { literal: 'BR-5.7' } },
    })
  })

  it('names the rule of options that exclude each other', () => {
    const reason = "Thor's Support needs at least three players (VH-R27)"
    expect(refusalOf({ is: 'refused', place: 'options', reason }).key).toBe('new.refused.thor')
  })
})
