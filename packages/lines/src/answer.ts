/** A call to a worker, with the number that its answer cites. */
export interface Numbered {
  readonly id: number
}

/** How a call ended. An error loses its class between threads: `failed` is what is told of it. */
export type Answer<Failed> =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failed: Failed }

/** The worker's side: does what a call asks for, and tells how it ended. Never rejects. */
export async function answerTo<Failed>(
  { id }: Numbered,
  work: () => unknown,
  failedBy: (error: unknown) => Failed,
): Promise<Answer<Failed>> {
  try {
    return { id, value: await work() }
  } catch (error) {
    return { id, failed: failedBy(error) }
  }
}
