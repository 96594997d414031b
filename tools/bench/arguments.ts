import { parseArgs } from 'node:util'

/** What a bench is asked for: for how long it measures, and whether figures go out as JSON. */
export function benchArguments(): { readonly seconds: number; readonly json: boolean } {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '5' },
      json: { type: 'boolean', default: false },
    },
  })
  const seconds = Number(values.seconds)
  if (seconds > 0) return { seconds, json: values.json }
  console.error(`--seconds must be a number above 0, not "${values.seconds}"`)
  process.exit(2)
}
