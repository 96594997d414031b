import type { SessionsRow } from '../storage/schema.ts'
import type { Person } from './person.ts'

/** Who speaks, and by what right. */
export interface Recognised {
  readonly person: Person
  readonly kind: SessionsRow['kind']
  /** Its end was just put off: a cookie is to be sent again. */
  readonly renewed: boolean
}
