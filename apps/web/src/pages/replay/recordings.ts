import { createContext } from 'react'
import type { Recording } from '../../sources/host/protocol.ts'

/** How the page gets the whole recording that is being watched: needed for a link to it. */
export const RecordingContext = createContext<() => Promise<Recording>>(() => {
  return Promise.reject(new Error('no recording'))
})
