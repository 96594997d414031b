import { defineCard } from './card.ts'

/** 1 Glory for each own figure released from Valhalla (BR-11.15). */
export const lokisDomain = defineCard({ gloryPerRelease: 1 })
