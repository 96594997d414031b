import { resolve } from 'node:path'
import * as v from 'valibot'
import { type Environment, settingsIn } from './environment.ts'
import {
  addresses,
  anyText,
  choiceOf,
  hosts,
  origin,
  secretOf,
  urlOf,
  wholeNumber,
} from './setting-kinds.ts'

/** What may be read in a log, from the most to the least. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

/** Lines for machines, or for somebody who reads along. */
const LOG_FORMATS = ['json', 'text'] as const

export type LogFormat = (typeof LOG_FORMATS)[number]

/** How much of the server anybody may take up. */
export interface Limits {
  /** Open connections, of all and of one address. */
  readonly connections: number
  readonly connectionsPerAddress: number
  /** Calls of the API that one address may make in a minute, and pages it may ask for. */
  readonly requestsPerMinute: number
  /** What may wait to be sent, for all connections together. */
  readonly unsentBytes: number
  /** How long the headers of a request, and a whole request, may take to arrive. */
  readonly headersMs: number
  readonly requestMs: number
  /** How long a connection may stay open without a request. */
  readonly idleMs: number
}

/** How people who are away are told that it is their turn. */
export interface NoticeSettings {
  /** The mail server; without it no letters are sent. */
  readonly smtpUrl: string | undefined
  /** The sender of letters. */
  readonly mailFrom: string | undefined
  /** Where people may have notices sent to: for closed networks, also to addresses inside. */
  readonly to: 'public' | 'anywhere'
}

/** All that an operator can set. */
export interface Config {
  readonly port: number
  readonly host: string
  /** The folder of the embedded store and of keys made at the first start. */
  readonly data: string
  /** A folder with the built application. Without it, it is built where that is needed. */
  readonly site: string | undefined
  /** PostgreSQL instead of the embedded store. */
  readonly databaseUrl: string | undefined
  /** Where people open it: `https://meadhall.example`. Without it, by addresses and names of a network at home. */
  readonly origin: string | undefined
  /** Further names by which it may be asked for, where there is no such address. */
  readonly hosts: readonly string[]
  readonly logLevel: LogLevel
  readonly logFormat: LogFormat
  /** Opens metrics and administration from elsewhere than this machine. */
  readonly operatorToken: string | undefined
  /** Addresses of proxies whose word about the caller's address is taken. */
  readonly proxies: readonly string[]
  readonly limits: Limits
  readonly notices: NoticeSettings
  /** How long stopping may take. */
  readonly stopWithinMs: number
}

const SECOND = 1000
const MEGABYTE = 1_000_000
const LAST_PORT = 65_535
const SHORTEST_TOKEN = 16

const inSeconds = (usual: number, most: number) =>
  v.pipe(
    wholeNumber({ usual, least: 1, most }),
    v.transform((seconds) => seconds * SECOND),
  )
const count = (usual: number) => wholeNumber({ usual, least: 1, most: 10_000_000 })

/** What letters cannot be sent without. */
const NEEDED_FOR_MAIL = ['MEADHALL_MAIL_FROM', 'MEADHALL_ORIGIN'] as const

const SETTINGS = v.object({
  PORT: wholeNumber({ usual: 8080, least: 0, most: LAST_PORT }),
  HOST: v.optional(v.string(), '0.0.0.0'),
  MEADHALL_DATA: v.optional(v.string(), 'data'),
  MEADHALL_SITE: anyText,
  DATABASE_URL: urlOf(['postgres:', 'postgresql:']),
  MEADHALL_ORIGIN: origin,
  MEADHALL_HOSTS: hosts,
  LOG_LEVEL: choiceOf(LOG_LEVELS, 'info'),
  LOG_FORMAT: choiceOf(LOG_FORMATS, 'json'),
  MEADHALL_OPERATOR_TOKEN: secretOf(SHORTEST_TOKEN),
  MEADHALL_PROXIES: addresses,
  MEADHALL_CONNECTIONS: count(50_000),
  MEADHALL_CONNECTIONS_PER_ADDRESS: count(1000),
  MEADHALL_REQUESTS_PER_MINUTE: count(600),
  MEADHALL_UNSENT_MEGABYTES: count(64),
  MEADHALL_HEADERS_SECONDS: inSeconds(10, 3600),
  MEADHALL_REQUEST_SECONDS: inSeconds(30, 3600),
  MEADHALL_IDLE_SECONDS: inSeconds(72, 3600),
  SMTP_URL: urlOf(['smtp:', 'smtps:']),
  MEADHALL_MAIL_FROM: anyText,
  MEADHALL_NOTICES_TO: choiceOf(['public', 'anywhere'], 'public'),
  MEADHALL_STOP_SECONDS: inSeconds(10, 600),
})

type Settings = v.InferOutput<typeof SETTINGS>

type Mail = Pick<Settings, 'SMTP_URL' | (typeof NEEDED_FOR_MAIL)[number]>

function missingForMail(mail: Mail): string[] {
  return mail.SMTP_URL === undefined ? [] : NEEDED_FOR_MAIL.filter((name) => !mail[name])
}

/** Letters without a sender cannot be sent. */
const CHECKED_SETTINGS = v.pipe(
  SETTINGS,
  v.forward(
    v.partialCheck(
      [['SMTP_URL'], ['MEADHALL_MAIL_FROM'], ['MEADHALL_ORIGIN']],
      (mail) => missingForMail(mail).length === 0,
      ({ input }) => `needs ${missingForMail(input).join(' and ')} as well`,
    ),
    ['SMTP_URL'],
  ),
)

function limitsIn(settings: Settings): Limits {
  return {
    connections: settings.MEADHALL_CONNECTIONS,
    connectionsPerAddress: settings.MEADHALL_CONNECTIONS_PER_ADDRESS,
    requestsPerMinute: settings.MEADHALL_REQUESTS_PER_MINUTE,
    unsentBytes: settings.MEADHALL_UNSENT_MEGABYTES * MEGABYTE,
    headersMs: settings.MEADHALL_HEADERS_SECONDS,
    requestMs: settings.MEADHALL_REQUEST_SECONDS,
    idleMs: settings.MEADHALL_IDLE_SECONDS,
  }
}

/** The settings in an environment; throws an `EnvironmentError` that names every bad value. */
export function configFrom(env: Environment): Config {
  const settings = settingsIn(CHECKED_SETTINGS, env)
  return {
    port: settings.PORT,
    host: settings.HOST,
    data: resolve(settings.MEADHALL_DATA),
    site: settings.MEADHALL_SITE,
    databaseUrl: settings.DATABASE_URL,
    origin: settings.MEADHALL_ORIGIN,
    hosts: settings.MEADHALL_HOSTS,
    logLevel: settings.LOG_LEVEL,
    logFormat: settings.LOG_FORMAT,
    operatorToken: settings.MEADHALL_OPERATOR_TOKEN,
    proxies: settings.MEADHALL_PROXIES,
    limits: limitsIn(settings),
    notices: {
      smtpUrl: settings.SMTP_URL,
      mailFrom: settings.MEADHALL_MAIL_FROM,
      to: settings.MEADHALL_NOTICES_TO,
    },
    stopWithinMs: settings.MEADHALL_STOP_SECONDS,
  }
}
