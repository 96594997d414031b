import type { Tip } from './tip.ts'

export const VALHALLA: readonly Tip[] = [
  { id: 'pick', when: { asked: 'pick-warrior' }, rule: 'VH-18' },
  { id: 'start', when: { asked: 'start-discard' }, rule: 'VH-20' },
  { id: 'keep', when: { asked: 'keep' }, rule: 'VH-23' },
  { id: 'replace', when: { asked: 'replace' }, rule: 'VH-28' },
  { id: 'send', when: { asked: 'send' }, rule: 'VH-43' },
  { id: 'turn', when: { asked: 'turn' }, rule: 'VH-22' },
  { id: 'attack', when: { asked: 'turn', may: 'attack' }, rule: 'VH-26' },
  { id: 'arm', when: { asked: 'phase', may: 'arm' }, rule: 'VH-35' },
  { id: 'reroll', when: { asked: 'phase', may: 'reroll' }, rule: 'VH-33' },
  { id: 'tactic', when: { asked: 'phase', may: 'tactic' }, rule: 'VH-34' },
]
