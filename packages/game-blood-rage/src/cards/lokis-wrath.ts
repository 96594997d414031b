import { defineCard } from './card.ts'

/** 3 Glory for each own figure released from Valhalla (BR-11.15). */
export const lokisWrath = defineCard({ gloryPerRelease: 3 })
