/** Runs named commands and reports each with its time. */
import { spawn } from 'node:child_process'
import { ROOT } from './workspace.ts'

/** A named Node script of the repository or of a package. */
export interface Step {
  readonly name: string
  readonly script: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Show the output while it runs, not only when it fails. */
  readonly live?: boolean
}

/** How a step ended. */
export interface StepResult {
  readonly name: string
  readonly ok: boolean
  readonly seconds: number
  readonly output: string
}

function spawnStep({ script, args = [], env = {}, live = false }: Step) {
  return spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs one step to its end; a step that cannot start has failed. */
export function runStep(step: Step): Promise<StepResult> {
  const start = performance.now()
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const end = (ok: boolean) =>
      resolve({
        name: step.name,
        ok,
        seconds: (performance.now() - start) / 1000,
        output: Buffer.concat(chunks).toString('utf8').trimEnd(),
      })
    const child = spawnStep(step)
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => {
      chunks.push(Buffer.from(String(error)))
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}

function report({ name, ok, seconds, output }: StepResult): void {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
  if (!ok && output !== '') console.log(output)
}

/** Runs all steps, whatever fails, `atOnce` at a time, and reports each as it ends. */
export async function runSteps(steps: readonly Step[], atOnce = 1): Promise<StepResult[]> {
  const results: StepResult[] = []
  const waiting = [...steps]
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const result = await runStep(step)
      report(result)
      results.push(result)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
