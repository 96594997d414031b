import { defineCard } from './card.ts'

/** 3 Glory at the end for each own figure on the board (BR-10.3). */
export const thorsConquest = defineCard({ gloryPerFigureAtEnd: 3 })
