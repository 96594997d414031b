import { defineCard } from './card.ts'

/** After invading, 2 Rage pillage that province in the same turn (BR-11.6, BR-11.16). */
export const thorsDomain = defineCard({ afterInvasion: 'pillage' })
