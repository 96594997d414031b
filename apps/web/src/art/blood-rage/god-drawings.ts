import type { Card } from '@meadhall/game-blood-rage'
import type { Drawing } from '../common/parts.tsx'

/** The gods whose gifts the cards are. */
export type GodId = NonNullable<Card['god']>

/** What each god is known by: knot of the slain, hammer, mask, spindle, watching eye, sword. */
export const GOD_DRAWINGS: Readonly<Record<GodId, Drawing>> = {
  odin: [
    'f+M32 26L15 26L14 38L17 41L18 50L23 52L27 59L32 64',
    'l=M22 44L24 51M28 46L29 56',
    'lM32 48L32 58',
    'sM40 32L48 31L46 36L41 36Z',
    'lM16 30L25 38M25 30L16 38',
    'f+M32 30L29 40L24 42L18 46C25 47 30 46 32 44',
    'fM18 23C20 13 25 4 39 0C37 6 43 13 46 23L32 26Z',
    'lM20 17Q32 21 44 17M30 5Q28 9 27 13',
    'f+M32 21C20 19 7 22 0 35C11 29 21 29 32 29',
  ],
  thor: [
    'fM27.5 24L36.5 24L36.5 51L41 55L36 63L28 63L23 55L27.5 51Z',
    'lM28 36L36 41M28 43L36 48M36 36L28 41M36 43L28 48',
    'f+M32 6L14 6L5 11L3 27L12 31L24 29L32 33',
    'l+M32 11L16 11L9 15L8 24L14 26L25 24L32 28',
    'lM18 14L25 21L32 14L39 21L46 14M18 21L25 14L32 21L39 14L46 21',
  ],
  loki: [
    'f=M22 20C8 22 0 12 6 0C10 8 16 8 25 12Z',
    'f+M32 8L23 12L15 20L14 36L19 48L32 63',
    's=M17 28L29 33L22 37C18 36 17 32 17 28Z',
    'e=M22 31L25 32.500L23 36Z',
    'l=M16 23L28 27L31 31',
    'lM32 30L29 42L35 42',
    's+M32 47C27 47 23 45 20 42C21 51 27 54 32 54',
    'lM26 46L27 53M32 47L32 54M38 46L37 53',
    'l=M7 7L4 9M12 11L10 15',
    'lM28 58L32 55L36 58',
  ],
  frigg: [
    'f+M32 16C28 4 12 1 5 12C-2 26 8 46 32 63',
    'l+M32 25C28 12 16 7 10 16C5 28 13 42 32 56',
    's+M32 2L30.3 5L30.3 50L32 53',
    's+M32 14C27 20 23 27 25 35L32 39',
    'eM25 30L38 23L38.6 25L25 32.5ZM25.5 35L39 28L39.2 30L27 36.5ZM27 24L36 19L37 20.5L26.5 26Z',
    's+M32 40L20 40L21 44.5L32 46',
  ],
  heimdall: [
    'kM4 36C7 8 57 8 60 36',
    'kM12 34C16 18 48 18 52 34',
    'f+M32 31C20 31 9 37 2 45C9 53 20 59 32 59',
    'sM32 34A11 11 0 1 1 31.9 34Z',
    'eM32 38A7 7 0 1 1 31.9 38Z',
    'sM34 40A2 2 0 1 1 33.9 40Z',
    'kM32 2L32 6M14 8L16 11M50 8L48 11',
  ],
  tyr: [
    'f=M31 2L5 25L5 38L31 16Z',
    'l=M25 13L10 26.5',
    'fM32 0L38 9L37 45L27 45L26 9Z',
    'lM32 8L32 44',
    'fM13 43L51 43L48 50L16 50Z',
    'fM28.5 50L35.5 50L35.5 57L28.5 57Z',
    'fM32 54A4.5 4.5 0 1 1 31.9 54Z',
  ],
}
