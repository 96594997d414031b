/**
 * Measures how long people's moves wait for bots: eight tables of bots play without a pause while a
 * message is due every millisecond; beside it the same with no bots, and with the bots in the thread
 * that serves people; a part of npm run bench:bots.
 */

import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Bot, type Bots, type Level, Stopped } from '@meadhall/bots'
import { weightsFromDisk } from '@meadhall/bots/weights'
import { GAME_IDS, GAMES, type GameId } from '@meadhall/games'
import { at } from '@meadhall/kernel'
import { playBots } from '@meadhall/match'
import { botPool } from './index.ts'

/** Milliseconds by which messages were late, how many answers bots gave meanwhile, and of what cost. */
interface Figures {
  readonly p50: number
  readonly p99: number
  readonly longest: number
  readonly answers: number
  /** Microseconds of the main thread's own CPU time for an answer, with the rules that carry it out. */
  readonly cpu: number
}

type BotsOf = (game: GameId) => Promise<Bots> | Bots

const TABLES = 8
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, json: { type: 'boolean', default: false } },
})
const seconds = Number(values.seconds)

/** A bot that lets others have a word before it thinks, as at a table, and stops in time. */
function counted(bot: Bots[Level], isOver: () => boolean, count: () => void): Bots[Level] {
  const choose: Bot<unknown, unknown>['choose'] = async (asked, how) => {
    await turn()
    if (isOver()) throw new Stopped()
    count()
    return await bot.choose(asked, how)
  }
  return { name: bot.name, choose }
}

async function playOn(game: GameId, bot: Bots[Level], isOver: () => boolean): Promise<void> {
  const rules = await GAMES[game].rules()
  const seats = GAMES[game].usualSeats
  const bots = Array.from({ length: seats }, () => bot)
  for (let number = 0; !isOver(); number++) {
    const start = { options: rules.parseOptions({}, seats), seats, seed: `bench/${number}` }
    await playBots(rules, { start, bots }).catch((error) => {
      if (!(error instanceof Stopped)) throw error
    })
  }
}

async function measure(tables: number, botsOf: BotsOf, length: number): Promise<Figures> {
  const end = performance.now() + length * 1000
  const before = process.threadCpuUsage()
  const isOver = () => performance.now() >= end
  let answers = 0
  const playing = Array.from({ length: tables }, async (_, table) => {
    const game = at(GAME_IDS, table % GAME_IDS.length)
    const { warrior } = await botsOf(game)
    const count = () => {
      answers += 1
    }
    await playOn(game, counted(warrior, isOver, count), isOver)
  })
  const late = await lateness(isOver)
  await Promise.all(playing)
  const { user, system } = process.threadCpuUsage(before)
  return { ...spread(late), answers, cpu: answers === 0 ? 0 : (user + system) / answers }
}

/** By how much each message was late; those that pile up meanwhile are late, too. */
async function lateness(isOver: () => boolean): Promise<number[]> {
  const late: number[] = []
  for (let due = performance.now() + 1; !isOver(); ) {
    await pause(1)
    for (const now = performance.now(); due <= now; due += 1) late.push(now - due)
  }
  return late.sort((a, b) => a - b)
}

function spread(sorted: readonly number[]): Pick<Figures, 'p50' | 'p99' | 'longest'> {
  const share = (part: number) => at(sorted, Math.floor(part * (sorted.length - 1)))
  return { p50: share(0.5), p99: share(0.99), longest: share(1) }
}

function describe(name: string, { p50, p99, longest, answers, cpu }: Figures): string {
  const late = [p50, p99, longest].map((ms) => ms.toFixed(2)).join(' / ')
  const rate = `${Math.round(answers / seconds)} answers/s, ${Math.round(cpu)} µs CPU each`
  return `${name}: late by ${late} ms (p50 / p99 / longest), ${rate}`
}

const pool = botPool({ log: console })
const inThreads: BotsOf = (game) => pool.botsOf(game)
const inMainThread: BotsOf = (game) => GAMES[game].bots(weightsFromDisk)
// What is loaded and compiled once is not measured.
await measure(TABLES, inThreads, 1)
await measure(TABLES, inMainThread, 1)
const figures = {
  'no bots': await measure(0, inThreads, seconds),
  [`${TABLES} bots in threads`]: await measure(TABLES, inThreads, seconds),
  [`${TABLES} bots in the main thread`]: await measure(TABLES, inMainThread, seconds),
}
await pool.close()
for (const [name, one] of Object.entries(figures)) console.log(describe(name, one))
if (values.json) console.log(JSON.stringify(figures))
