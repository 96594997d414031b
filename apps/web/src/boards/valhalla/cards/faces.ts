import { memo } from 'react'
import {
  JarlPortrait as JarlDrawing,
  WarriorPortrait as WarriorDrawing,
} from '../../../art/valhalla/portraits.tsx'
import { CardFace as CardDrawing, JarlFace as JarlCardDrawing } from './card.tsx'

/*
 * Cards and portraits are hundreds of strokes each and never change: drawn once, they are left alone
 * while the board around them is drawn anew with every move.
 */
export const CardFace = memo(CardDrawing)
export const JarlFace = memo(JarlCardDrawing)
export const JarlPortrait = memo(JarlDrawing)
export const WarriorPortrait = memo(WarriorDrawing)
