import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkFairness } from '@meadhall/fairness'
import { GAME_IDS, GAMES, type GameId } from '@meadhall/games'
import { below, loadGameFile, seedRng } from '@meadhall/kernel'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type TestServer, testServer } from './testing/test-server.ts'

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url))

/** A terminal in a process of its own. */
class Terminal {
  readonly #child: ChildProcessWithoutNullStreams
  readonly #ended: Promise<unknown>
  out = ''
  err = ''

  constructor(folder: string, args: readonly string[]) {
    const { FORCE_COLOR: _, ...env } = process.env
    this.#child = spawn(process.execPath, [MAIN, ...args], {
      cwd: folder,
      env: { ...env, LC_ALL: 'C' },
    })
    this.#ended = once(this.#child, 'close')
    this.#child.stdout.setEncoding('utf8').on('data', (text) => {
      this.out += text
      this.#child.emit('told')
    })
    this.#child.stderr.setEncoding('utf8').on('data', (text) => {
      this.err += text
    })
    this.#child.stdin.on('error', () => undefined)
    onTestFinished(() => void this.#child.kill('SIGKILL'))
  }

  type(lines: readonly string[]): void {
    this.#child.stdin.write(lines.map((line) => `${line}\n`).join(''))
  }

  /** Waits until something was printed; the first group of the pattern. */
  async says(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(this.out)
      if (found !== null) return found[1] ?? found[0]
      if (this.#child.exitCode !== null) throw new Error(`${this.out}\n${this.err}`)
      await Promise.race([once(this.#child, 'told'), this.#ended])
    }
  }

  interrupt(): void {
    this.#child.kill('SIGINT')
  }

  async end(lines: readonly string[] = []): Promise<{ code: number | null; json: Report }> {
    this.type(lines)
    this.#child.stdin.end()
    await this.#ended
    const last = this.out.trimEnd().split('\n').at(-1) ?? ''
    return { code: this.#child.exitCode, json: last.startsWith('{') ? JSON.parse(last) : null }
  }
}

interface Report {
  readonly ending: string
  readonly seat: number
  readonly scores: readonly number[]
  readonly winners: readonly number[]
  readonly link: string
}

function tables(server: TestServer) {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-terminals-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return {
    folder,
    host: (...more: string[]) =>
      new Terminal(folder, ['host', '--server', server.address, '--json', ...more]),
    join: (link: string, ...more: string[]) =>
      new Terminal(folder, ['join', link, '--json', ...more]),
  }
}

/** Options by number; numbers too high are wrong input. */
function numbers(seed: string, count = 4000): string[] {
  const rng = seedRng(seed)
  return Array.from({ length: count }, () => String(below(rng, 4) + 1))
}

const LINK = /^The table: (\S+)$/m
const BACK = /join (\S+#seat=\S+)/

describe('terminals at a server', () => {
  it.each(GAME_IDS)('play a whole game of %s: two people and a bot', async (game: GameId) => {
    const server = await testServer()
    const { folder, host, join: enter } = tables(server)
    const astrid = host('--game', game, '--seats', 'me,anyone,bot:thrall', '--name', 'Astrid')
    const bo = enter(await astrid.says(LINK), '--name', 'Bo', '--save', 'game.json')
    const ended = await Promise.all([astrid.end(numbers('a')), bo.end(numbers('b'))])
    expect([astrid.err, bo.err]).toEqual(['', ''])
    expect(ended.map(({ code, json }) => [code, json.ending, json.seat])).toEqual([
      [0, 'over', 1],
      [0, 'over', 2],
    ])
    expect(ended[0].json.scores).toEqual(ended[1].json.scores)
    for (const { out } of [astrid, bo]) {
      expect(out).toContain('── The end ─')
      expect(out).toContain('3 a thrall')
      const lines = out.trimEnd().split('\n').slice(0, -1)
      expect(lines.filter((line) => line.length > 80 && !line.includes('http'))).toEqual([])
    }
    const file = readFileSync(join(folder, 'game.json'), 'utf8')
    const loaded = loadGameFile(file, [await GAMES[game].rules()])
    expect(loaded.file.result?.winners.map((seat) => seat + 1)).toEqual(ended[0].json.winners)
    expect(checkFairness(loaded.file)?.ok).toBe(true)
    const shown = loaded.file.fairness?.contributions ?? []
    expect(shown.map(({ contribution }) => contribution !== null)).toEqual([true, true])
    expect(server.logged).toEqual([])
  })

  it('are left by Ctrl-C and by the end of the input, and taken up again by the link', async () => {
    const server = await testServer()
    const { host, join: enter } = tables(server)
    const astrid = host('--seats', 'me,anyone', '--name', 'Astrid')
    const bo = enter(await astrid.says(LINK), '--name', 'Bo')
    const [way, back] = await Promise.all([astrid.says(BACK), bo.says(BACK)])
    await astrid.says(/^> /m)
    astrid.interrupt()
    await bo.says(/^> /m)
    const left = await bo.end()
    expect(left.json.ending).toBe('input-ended')
    expect(left.json.link).toBe(back)
    expect((await astrid.end()).json.ending).toMatch(/quit|input-ended/)
    const again = [enter(way), enter(back)]
    const ended = await Promise.all(again.map((one, seat) => one.end(numbers(`again ${seat}`))))
    expect(ended.map(({ code, json }) => [code, json.ending, json.seat])).toEqual([
      [0, 'over', 1],
      [0, 'over', 2],
    ])
  })

  it('talk, propose and agree while the game waits', async () => {
    const server = await testServer()
    const { host, join: enter } = tables(server)
    const astrid = host('--seats', 'me,anyone', '--name', 'Astrid')
    const bo = enter(await astrid.says(LINK), '--name', 'Bo')
    await Promise.all([astrid.says(/^> /m), bo.says(/^> /m)])
    astrid.type(['/say Skål, Bo!'])
    await bo.says(/^Astrid: Skål, Bo!$/m)
    bo.type(['/propose pause'])
    await astrid.says(/^Bo proposes to pause the game\. Type \/agree or \/disagree\.$/m)
    astrid.type(['/agree'])
    await bo.says(/^The game is paused\.$/m)
    bo.type(['1'])
    await bo.says(/The game is paused\.[\s\S]*> 1\nThe game is paused\./)
    bo.type(['/propose nonsense', '/frob', '/say', 'save x.json', '?'])
    await bo.says(/\/say TEXT/)
    expect(bo.out).toContain('Propose one of: undo, pause, resume, end.')
    expect(bo.out).toContain('I do not know that: type /help.')
    expect(bo.out).toContain('The server keeps this game.')
    bo.type(['/quit'])
    expect((await bo.end()).code).toBe(0)
  })

  it('are told in a sentence what a server does not do', async () => {
    const server = await testServer()
    const { host, join: enter } = tables(server)
    const astrid = host('--seats', 'me,bot', '--name', 'Astrid')
    const full = enter(await astrid.says(LINK))
    expect((await full.end()).code).toBe(1)
    expect(full.err).toBe('meadhall: No seat is free.\n')
    const wrong = enter(`${server.address}/tables/nothing`)
    expect((await wrong.end()).code).toBe(1)
    expect(wrong.err).toBe('meadhall: There is no such table.\n')
    const stranger = enter(`${await astrid.says(LINK)}#seat=${'x'.repeat(32)}`)
    expect((await stranger.end()).code).toBe(1)
    expect(stranger.err).toBe('meadhall: The server does not know you, or not any more.\n')
    const crowd = host('--seats', 'me,bot,bot,bot,bot')
    expect((await crowd.end()).code).toBe(1)
    expect(crowd.err).toBe('meadhall: This game is for 2 to 4 players, not for 5.\n')
    const nowhere = enter('http://127.0.0.1:1/tables/x')
    expect((await nowhere.end()).code).toBe(1)
    expect(nowhere.err).toBe('meadhall: http://127.0.0.1:1 does not answer\n')
  })
})
