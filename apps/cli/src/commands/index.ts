/** What a command's file exports. */
export interface CommandModule {
  /** "meadhall NAME: what it does", then the options: what `--help` prints. */
  readonly USAGE: string
  /** Gives the exit code. */
  run(args: string[]): Promise<number>
}

/** The commands in the order in which the help lists them; each is loaded only when it is called. */
export const COMMANDS: Readonly<Record<string, () => Promise<CommandModule>>> = {
  play: () => import('./play.ts'),
  host: () => import('./host.ts'),
  join: () => import('./join.ts'),
  replay: () => import('./replay.ts'),
  verify: () => import('./verify.ts'),
  scenario: () => import('./scenario.ts'),
  simulate: () => import('./simulate.ts'),
  arena: () => import('./arena.ts'),
  admin: () => import('./admin.ts'),
}
