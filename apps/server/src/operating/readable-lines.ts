import type { DestinationStream } from 'pino'

/** A record of the log as a line to read: time, level, message, and the rest as it is. */
function readable(record: string): string {
  const { time, level, msg, ...rest } = JSON.parse(record)
  const details = Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return [time.slice(11, 19), level.padEnd(5), msg ?? '', ...details].join(' ').trimEnd()
}

/** Turns records into lines for somebody who reads along. */
export function readableLines(output: DestinationStream): DestinationStream {
  return { write: (record) => output.write(`${readable(record)}\n`) }
}
