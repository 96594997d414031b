import type { CliKey, Speech } from './speech.ts'

const NAMES: Readonly<Record<string, CliKey>> = {
  thrall: 'cli.bots.thrall',
  warrior: 'cli.bots.warrior',
  champion: 'cli.bots.champion',
  norn: 'cli.bots.norn',
  random: 'cli.bots.random',
}

/** What a bot's level is called; a character keeps the word of the command line. */
export function botName({ t }: Speech, word: string): string {
  const [level = '', ...character] = word.split(':')
  const key = NAMES[level]
  return [key === undefined ? level : t(key), ...character].join(':')
}
