import {
  CARDS,
  type Card,
  cardName,
  cardTexts,
  JARLS,
  type JarlId,
  LOKI,
  type LokiId,
  MONSTERS,
  type MonsterId,
} from '@meadhall/game-valhalla'
import { CardFace, JarlFace } from '../../boards/valhalla/cards/faces.ts'
import { Peek } from '../../boards/valhalla/cards/peek.tsx'
import type { Exhibit, Exhibition } from './exhibit.ts'
import { MonsterCards } from './monster-cards.tsx'

const MODULES = ['valkyries', 'thor', 'dwarves', 'loki', 'king', 'tyr', 'pairs'] as const

function cardExhibit(card: Card): Exhibit {
  const { id, type, deck } = card
  return {
    id,
    subject: `card.${id}`,
    name: { key: cardName(id) },
    says: cardTexts(id),
    on: {
      kind: `card-type.${type}`,
      box: deck === 'base' ? 'gallery.box.base' : `module.${deck}.name`,
      ...(type === 'warrior' ? { clan: `clan.${card.clan}` } : {}),
    },
    face: <CardFace card={id} size="large" />,
  }
}

function jarlExhibit(id: JarlId): Exhibit {
  return {
    id: `jarl.${id}`,
    subject: `jarl.${id}`,
    name: { key: `jarl.${id}.name` },
    says: ['base', 'condition', 'extended'].map((part) => ({ key: `jarl.${id}.${part}` })),
    on: { kind: 'gallery.kind.jarl', box: 'gallery.box.base' },
    face: <JarlFace jarl={id} size="large" />,
  }
}

function lokiExhibit(id: LokiId): Exhibit {
  return {
    id: `loki.${id}`,
    subject: `loki.${id}`,
    name: { key: `loki.${id}.name` },
    says: [],
    on: { kind: 'gallery.kind.loki', box: 'module.loki.name' },
    face: <Peek name={`loki.${id}.name`} />,
  }
}

function monsterExhibit(id: MonsterId): Exhibit {
  return {
    id: `monster.${id}`,
    subject: `monster.${id}`,
    name: { key: `monster.${id}.name` },
    says: [],
    on: { kind: 'gallery.kind.monster', box: 'gallery.box.solo' },
    face: <MonsterCards monster={id} />,
  }
}

function moduleExhibit(id: (typeof MODULES)[number]): Exhibit {
  return {
    id: `module.${id}`,
    subject: `module.${id}`,
    name: { key: `module.${id}.name` },
    says: [{ key: `module.${id}.text` }],
    on: { kind: 'gallery.kind.module', box: `module.${id}.name` },
    face: <Peek name={`module.${id}.name`} />,
  }
}

export const valhalla: Exhibition = {
  shelves: ['kind', 'clan', 'box'],
  exhibits: [
    ...JARLS.map(({ id }) => jarlExhibit(id)),
    ...CARDS.map(cardExhibit),
    ...LOKI.map(({ id }) => lokiExhibit(id)),
    ...MONSTERS.map(monsterExhibit),
    ...MODULES.map(moduleExhibit),
  ],
}
