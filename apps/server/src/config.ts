import { resolve } from 'node:path'
import { type Environment, EnvironmentReader } from './environment.ts'

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

function limitsFrom(read: EnvironmentReader): Limits {
  const seconds = (name: string, usual: number) =>
    read.number(name, { usual, least: 1, most: 3600 }) * SECOND
  const count = (name: string, usual: number) =>
    read.number(name, { usual, least: 1, most: 10_000_000 })
  return {
    connections: count('MEADHALL_CONNECTIONS', 50_000),
    connectionsPerAddress: count('MEADHALL_CONNECTIONS_PER_ADDRESS', 1000),
    requestsPerMinute: count('MEADHALL_REQUESTS_PER_MINUTE', 600),
    unsentBytes: count('MEADHALL_UNSENT_MEGABYTES', 64) * MEGABYTE,
    headersMs: seconds('MEADHALL_HEADERS_SECONDS', 10),
    requestMs: seconds('MEADHALL_REQUEST_SECONDS', 30),
    idleMs: seconds('MEADHALL_IDLE_SECONDS', 72),
  }
}

function noticesFrom(read: EnvironmentReader): NoticeSettings {
  read.together('SMTP_URL', ['MEADHALL_MAIL_FROM', 'MEADHALL_ORIGIN'])
  return {
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.text('MEADHALL_MAIL_FROM'),
    to: read.choice('MEADHALL_NOTICES_TO', ['public', 'anywhere'], 'public'),
  }
}

/** The settings in an environment; throws an `EnvironmentError` that names every bad value. */
export function configFrom(env: Environment): Config {
  const read = new EnvironmentReader(env)
  const config = {
    port: read.number('PORT', { usual: 8080, least: 0, most: LAST_PORT }),
    host: read.text('HOST') ?? '0.0.0.0',
    data: resolve(read.text('MEADHALL_DATA') ?? 'data'),
    site: read.text('MEADHALL_SITE'),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    origin: read.origin('MEADHALL_ORIGIN'),
    hosts: read.hosts('MEADHALL_HOSTS'),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    logFormat: read.choice('LOG_FORMAT', LOG_FORMATS, 'json'),
    operatorToken: read.secret('MEADHALL_OPERATOR_TOKEN', SHORTEST_TOKEN),
    proxies: read.addresses('MEADHALL_PROXIES'),
    limits: limitsFrom(read),
    notices: noticesFrom(read),
    stopWithinMs: read.number('MEADHALL_STOP_SECONDS', { usual: 10, least: 1, most: 600 }) * SECOND,
  }
  read.finish()
  return config
}
