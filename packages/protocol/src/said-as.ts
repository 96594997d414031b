import type { RefusalCode } from './refusals.ts'

/** Codes that are said in the words of another one: they mean the same, by HTTP. */
export const SAID_AS: Readonly<Record<string, RefusalCode>> = {
  'bad-request': 'malformed',
  conflict: 'not-now',
  'too-many-requests': 'too-many',
  timeout: 'unavailable',
}
