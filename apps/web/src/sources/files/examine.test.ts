import { readFileSync } from 'node:fs'
import { fairText } from '@meadhall/fairness/testing'
import { bloodRage } from '@meadhall/game-blood-rage'
import type { AnyRules } from '@meadhall/kernel'
import english from '@meadhall/kernel/locales/en.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { type Examined, examine } from './examine.ts'

type File = Record<string, unknown>

const text = readFileSync(
  new URL('../../../../../packages/game-blood-rage/fixtures/2-players.json', import.meta.url),
  'utf8',
)

function rulesOf(game: string): Promise<AnyRules> {
  if (game === bloodRage.id) return Promise.resolve(bloodRage)
  return Promise.reject(new Error('unknown'))
}

function edited(edit: (file: File) => void): Promise<Examined> {
  const file = JSON.parse(text)
  edit(file)
  return examine(JSON.stringify(file), rulesOf)
}

function keyOf(verdict: Examined): string {
  return verdict.kind === 'refused' ? verdict.refusal.key : 'not refused'
}

describe('a game file that was brought along', () => {
  it('is known for what it is', async () => {
    const verdict = await examine(text, rulesOf)
    expect(verdict).toMatchObject({ kind: 'sound', game: 'blood-rage', names: ['Bot 1', 'Bot 2'] })
  })

  it.each<[string, (file: File) => void, string]>([
    ['another format', (file) => (file['format'] = 'chess'), 'file.format'],
    ['a newer format', (file) => (file['version'] = 9), 'file.version'],
    ['an unknown game', (file) => (file['game'] = 'chess'), 'file.game'],
    ['other rules', (file) => (file['rules'] = [{ from: 0, version: 9 }]), 'file.rules-version'],
    ['too many seats', (file) => (file['seats'] = Array(9).fill({ name: '' })), 'file.seats'],
    ['seats of no shape', (file) => (file['seats'] = 2), 'file.misshapen'],
    ['no seed', (file) => Reflect.deleteProperty(file, 'seed'), 'file.missing'],
    ['an unknown option', (file) => (file['options'] = { x: 1 }), 'option.unknown'],
    ['an action that is none', (file) => (file['actions'] = [5]), 'file.no-move'],
    ['a move that is none', (file) => (file['actions'] = [{ type: 'x', by: 0 }]), 'file.move'],
    ['another result', (file) => (file['result'] = null), 'file.result'],
    ['another name', (file) => (file['seats'] = [{ name: 'x' }, { name: 'y' }]), 'file.checksum'],
  ])('is refused with %s', async (_name, edit, reason) => {
    const key = keyOf(await edited(edit))
    expect(key).toMatch(new RegExp(`^refused\\.${reason}(-rule)?$`))
    expect(english).toHaveProperty([key])
  })

  it.each(['', '[]', 'not a file', text.slice(0, 500)])(
    'is refused where it is none',
    async (it) => {
      expect(keyOf(await examine(it, rulesOf))).toBe('refused.file.unreadable')
    },
  )

  it('says which move, counted from one, and the rule', async () => {
    const verdict = await edited((file) => {
      const actions = file['actions'] as { by: number }[]
      actions[11] = { ...actions[11], by: 0, type: 'pillage', place: 'yggdrasil' } as never
    })
    expect(verdict).toMatchObject({ kind: 'refused', refusal: { params: { move: 12 } } })
  })
})

describe('a game file from a server', () => {
  const fair = fairText(bloodRage, { length: 8 })

  it('tells how its seed came about', async () => {
    const verdict = await examine(fair, rulesOf)
    expect(verdict).toMatchObject({
      kind: 'sound',
      proof: {
        fairness: { ok: true, table: 'saga-1', parts: ['gave', 'withheld', 'bot', 'none'] },
        draws: { setup: expect.any(Number), all: expect.any(Number) },
      },
    })
    expect(await examine(text, rulesOf)).toMatchObject({ kind: 'sound', proof: null })
  })

  it.each<[string, string, string]>([
    ['another secret', fair.replace('0707', '0708'), 'fair-server'],
    ['another contribution', fair.replace('0101', '0102'), 'fair-seat'],
    ['another bot', fair.replace(/("bots": \[\s+)2/, '$13'), 'fair-seed'],
    ['a bot that gave', fair.replace(/("bots": \[\s+)2/, '$10'), 'fair-seed'],
    ['another layout', fair.replace('\n', '\r'), 'layout'],
  ])('is refused with %s', async (_what, changed, reason) => {
    expect(changed).not.toBe(fair)
    const key = keyOf(await examine(changed, rulesOf))
    expect(key).toBe(`refused.file.${reason}`)
    expect(english).toHaveProperty([key])
  })
})
