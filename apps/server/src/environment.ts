import * as v from 'valibot'

export type Environment = Readonly<Record<string, string | undefined>>

/** Says which settings are wrong and what they may be. Never quotes what may be a secret. */
class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

/** The settings that a schema describes, by name; throws an `EnvironmentError` that names all wrong ones. */
export function settingsIn<Schema extends v.GenericSchema>(
  schema: Schema,
  env: Environment,
): v.InferOutput<Schema> {
  // An empty one is not set.
  const set = Object.fromEntries(Object.entries(env).filter(([, text]) => text))
  const read = v.safeParse(schema, set)
  if (read.success) return read.output
  // Only the messages of the schema: what else an issue has may be a secret.
  throw new EnvironmentError(read.issues.map(({ path, message }) => `${path?.[0]?.key} ${message}`))
}
