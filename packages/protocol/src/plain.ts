/** What a page needs of the protocol before it needs a schema: nothing here loads one. */
export { SAID_AS } from './said-as.ts'
export { API_ROOT } from './version.ts'
