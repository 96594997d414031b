import type { Tip } from './tip.ts'

export const BLOOD_RAGE: readonly Tip[] = [
  { id: 'ragnarok', when: { told: 'province-destroyed' }, rule: 'BR-9.1' },
  { id: 'draft', when: { asked: 'draft' }, rule: 'BR-4.3' },
  { id: 'battle', when: { asked: 'battle-card' }, rule: 'BR-6.3' },
  { id: 'call', when: { asked: 'call-to-battle' }, rule: 'BR-6.1' },
  { id: 'stat', when: { asked: 'raise-stat' }, rule: 'BR-8.1' },
  { id: 'discard', when: { asked: 'discard' }, rule: 'BR-7.1' },
  { id: 'free', when: { asked: 'free-invasion' }, rule: 'BR-5.10' },
  { id: 'turn', when: { asked: 'turn' }, rule: 'BR-5.2' },
  { id: 'quest', when: { asked: 'turn', may: 'quest' }, rule: 'BR-5.13' },
  { id: 'pillage', when: { asked: 'turn', may: 'pillage' }, rule: 'BR-5.14' },
  { id: 'upgrade', when: { asked: 'turn', may: 'upgrade' }, rule: 'BR-5.9' },
  { id: 'march', when: { asked: 'turn', may: 'march' }, rule: 'BR-5.8' },
]
