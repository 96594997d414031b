/** Bundles one file as a script that a test can run in any page. */
import { build } from 'vite'

/** The text of the script that a source file becomes. */
export async function builtScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2024', lib: { entry, formats: ['iife'], name: 'script' } },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  if (bundle === undefined || !('output' in bundle)) throw new Error(`${entry} was not built`)
  return bundle.output[0].code
}
