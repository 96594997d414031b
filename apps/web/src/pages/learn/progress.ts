import { NO_PROGRESS, PROGRESS_VERSION, type Progress, soundProgress } from '@meadhall/lessons'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Where this browser keeps how far somebody came in which lesson. */
const PROGRESS_KEY = 'meadhall.lessons'

export const useProgress = create<Progress>()(
  persist(() => NO_PROGRESS, {
    name: PROGRESS_KEY,
    version: PROGRESS_VERSION,
    // There is one version so far; what is unknown or damaged is left out, one by one.
    migrate: (stored) => soundProgress(stored),
    merge: (stored) => soundProgress(stored),
  }),
)
