import { COMMANDS, type CommandModule } from './index.ts'

/** What a command does, from the first line of its usage. */
function summaryOf({ USAGE }: CommandModule): string {
  return /^[^:\n]*: (.*)$/m.exec(USAGE)?.[1] ?? ''
}

/** The list of commands. */
export async function overview(): Promise<string> {
  const modules = Object.entries(COMMANDS).map(async ([name, load]) => {
    return `  ${name.padEnd(11)}${summaryOf(await load())}`
  })
  return [
    'meadhall: Viking board games at your own table',
    '',
    'usage: meadhall COMMAND [options]',
    '',
    ...(await Promise.all(modules)),
    '  help       show this list, or the options of a command: meadhall help play',
    '',
    'Every command explains itself with --help. Exit codes: 0 all is well, 1 a',
    'problem was found, 2 the command line was not understood.',
    '',
    'Unofficial: not made, approved or supported by the publishers of any game.',
  ].join('\n')
}
