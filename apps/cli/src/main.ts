import { OptionError } from '@meadhall/kernel'
import { overview } from './commands/help.ts'
import { COMMANDS, type CommandModule } from './commands/index.ts'
import { legible } from './text/legible.ts'
import { refusalInWords } from './text/refusal.ts'
import { UsageError } from './usage.ts'

/** Runs a command line; gives the exit code. */
async function main([name = 'help', ...args]: string[]): Promise<number> {
  if (name === 'help' || name === '--help' || name === '-h') return await help(args[0])
  const { run } = await commandNamed(name)
  return await run(args)
}

async function commandNamed(name: string): Promise<CommandModule> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (load !== undefined) return await load()
  throw new UsageError(`unknown command "${name}" (known: ${Object.keys(COMMANDS).join(', ')})`)
}

async function help(name: string | undefined): Promise<number> {
  console.log(name === undefined ? await overview() : (await commandNamed(name)).USAGE)
  return 0
}

/** Mistakes on the command line are told in a sentence; anything else is a fault of ours. */
function isMistake(error: unknown): error is Error {
  if (error instanceof UsageError || error instanceof OptionError) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('ERR_PARSE_ARGS')
}

function mistakeIn(error: Error): string {
  return error instanceof OptionError ? refusalInWords(error.refusal) : error.message
}

/** A reader that stops listening (`| head`) is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!isMistake(error)) throw error
  console.error(`meadhall: ${legible(mistakeIn(error))}`)
  console.error('See: meadhall help')
  process.exitCode = 2
}
