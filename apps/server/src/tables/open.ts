import { setTimeout as wait } from 'node:timers/promises'
import type { People } from '../accounts/people.ts'
import type { OpenBots } from '../bot-workers/open.ts'
import type { ChatStore } from '../chat/chat-store.ts'
import { Outages } from '../clocks/outages.ts'
import type { Ground } from '../ground.ts'
import { measuredMatches, watch } from '../operating/measuring.ts'
import type { OrderStore } from '../orders/order-store.ts'
import { automaticPauseMs } from '../orders/pause.ts'
import type { Part, Parts } from '../part.ts'
import type { Sharing } from '../sharing/sharing.ts'
import type { ChangeTable } from '../table-doc/table-doc.ts'
import { changingIn } from './at-rest.ts'
import { type BeatMs, type BotTime, onTheBeat, usualBeatMs } from './beat.ts'
import { Hall, type HallNeeds } from './hall.ts'
import { tableChores } from './table-chores.ts'
import type { Later } from './telling/late-telling.ts'

/** How long answers wait that nobody types, seats for those who are gone, and what strangers hear. */
export interface Waits {
  /** How long after the question a bot answers. */
  readonly beatMs?: BeatMs
  /** Time as bots keep it. */
  readonly botTime?: BotTime
  /** How long an answer waits that nobody types, by a number from 0 to 1. */
  readonly pauseMs?: (chance: number) => number
  /** How what strangers are told waits, where a table wants it. */
  readonly later?: Later
  /** How long somebody may be away from a public table that waits for its game. */
  readonly absentMs?: number
}

export interface OpenTablesNeeds
  extends Pick<Ground, 'database' | 'metrics' | 'failures' | 'now' | 'rulesOf'> {
  readonly people: Pick<People, 'away'>
  readonly chats: ChatStore
  readonly orders: OrderStore
  readonly bots: Pick<OpenBots, 'botsOf' | 'counselOf'>
  readonly sharing: Sharing
  /** They hear of what happens at tables. */
  readonly parts: Pick<Parts, 'tableChanged' | 'tableAway'>
  readonly waits: Waits
}

/** The tables of this process. */
export interface OpenTables extends Part {
  readonly hall: Hall
  readonly outages: Outages
  readonly changeTable: ChangeTable
}

const REAL_TIME: BotTime = { now: () => performance.now(), wait: (ms) => wait(ms) }

export function openTables(needs: OpenTablesNeeds): OpenTables {
  const { database, metrics } = needs
  const { queries: db, reads, tables } = database
  const outages = new Outages(db)
  const hall = new Hall(hallNeeds(needs, outages))
  watch(metrics.tables, () => hall.size)
  const changeTable = changingIn(hall, tables)
  return {
    hall,
    outages,
    changeTable,
    chores: tableChores({ db, reads, tables, changeTable }),
    close: () => hall.close(),
  }
}

function hallNeeds(needs: OpenTablesNeeds, outages: Outages): HallNeeds {
  const { database, metrics, failures, now, rulesOf, people, orders, parts, waits } = needs
  const { chats, sharing, bots } = needs
  const matches = measuredMatches(database.matches, metrics)
  const waiting = waitsOf(waits)
  const fail: HallNeeds['fail'] = (error, table) => void failures.note(error, table)
  return {
    ...waiting,
    tables: database.tables,
    matches,
    chats,
    sharing,
    now,
    rulesOf,
    fail,
    orders: { store: orders, pause: waiting.pause, fail },
    clocks: { matches, now, outages, awayOf: (person) => people.away(person) },
    changed: (table) => parts.tableChanged(table),
    away: (table) => parts.tableAway(table),
    botsOf: (game, patron) => bots.botsOf(game, patron),
    counselOf: (game, patron) => bots.counselOf(game, patron),
  }
}

function waitsOf(waits: Waits) {
  const { beatMs = usualBeatMs, botTime = REAL_TIME, pauseMs = automaticPauseMs } = waits
  const { absentMs, later } = waits
  return {
    ...(absentMs !== undefined && { absentMs }),
    ...(later && { later }),
    beat: onTheBeat(beatMs, botTime),
    pause: async () => void (await wait(pauseMs(Math.random()))),
  }
}
