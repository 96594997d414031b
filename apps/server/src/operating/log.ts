import { type DestinationStream, type Logger, pino } from 'pino'
import type { LogFormat, LogLevel } from '../config.ts'
import { readableLines } from './readable-lines.ts'
import { redactedUrl } from './redacted.ts'

/** Where secrets may stand in what is logged. */
const SECRETS = ['authorization', 'cookie', 'password', 'secret', 'set-cookie', 'token']

/** Not deeper than this: what is logged are flat records. */
const REDACTED = ['', '*.', '*.*.'].flatMap((at) => SECRETS.map((name) => `${at}["${name}"]`))

/** Whether a record could be read with its paths: `a["b"]`, not `a.["b"]`. */
function asPath(path: string): string {
  return path.replaceAll('.[', '[')
}

interface LogSettings {
  readonly level: LogLevel
  readonly format: LogFormat
}

function serialisedRequest({ method, url }: { method?: string; url?: string }): object {
  return { method, url: redactedUrl(url ?? '') }
}

/** The server's log. Structured, on the error output unless told otherwise, and without secrets. */
export function createLog(
  { level, format }: LogSettings,
  output: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger {
  const destination = format === 'text' ? readableLines(output) : output
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED.map(asPath), censor: '[hidden]' },
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: pino.stdSerializers.err, req: serialisedRequest },
  }
  return pino(options, destination)
}
