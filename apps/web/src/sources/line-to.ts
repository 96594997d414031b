import { type Answer, Line, LineClosed, type Numbered } from '@meadhall/lines'

interface WorkerNeeds<Failed, Told> {
  readonly errorOf: (failed: Failed) => unknown
  /** What the worker says without being asked. */
  readonly hear: (told: Told) => void
  /** Its script could not be loaded, or threw where nobody had asked: what everybody is refused with. */
  readonly broken: (reason: string) => Error
}

/** A line over one worker of the browser, which is its owner's to close. */
export function lineTo<Request extends Numbered, Failed, Told extends { readonly kind: string }>(
  worker: Worker,
  { errorOf, hear, broken }: WorkerNeeds<Failed, Told>,
): Line<Request, Failed> {
  const line = new Line<Request, Failed>({
    post: (request) => worker.postMessage(request),
    errorOf,
  })
  worker.addEventListener('message', ({ data }: MessageEvent<Answer<Failed> | Told>) => {
    if ('id' in data) line.hear(data)
    else hear(data)
  })
  worker.addEventListener('error', ({ message }) => line.end(broken(message)))
  return line
}

/** Nobody misses an answer at a page that is left: there it is `null`. */
export function nullIfClosed(error: unknown): null {
  if (error instanceof LineClosed) return null
  throw error
}
