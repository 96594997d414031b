import { defineCard } from './card.ts'

/** 2 Glory for each own figure released from Valhalla (BR-11.15). */
export const lokisEminence = defineCard({ gloryPerRelease: 2 })
