#!/usr/bin/env node
/** The `meadhall` command: the CLI, started with the Node and the packages it needs. */
const script = 'apps/cli/src/main.ts'
process.argv.splice(2, 0, script)
await import('../../../tools/launcher.mjs')
