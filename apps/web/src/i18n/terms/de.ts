import type { Avoided } from './avoided.ts'

export const GERMAN: readonly Avoided[] = [
  { word: /provinz/iu, say: 'Gebiet' },
  { word: /(?<!\p{L})quest(?!s? \{)/iu, say: 'Aufgabe' },
  { word: /upgrade|verbesserung/iu, say: 'Aufrüstung' },
  { word: /statistik/iu, say: 'Wert' },
  { word: /(?<![\p{L}{])token|spielstein/iu, say: 'Plättchen', only: 'blood-rage' },
  { word: /miniatur/iu, say: 'Figur' },
  { word: /(?<!zwergen)häuptling|(?<!\p{L})jarl/iu, say: 'Anführer', only: 'blood-rage' },
  { word: /drakkar|langschiff|drachenboot/iu, say: 'Schiff' },
  { word: /klan|sippe|(?<!\p{L})stamm/iu, say: 'Clan' },
  { word: /walhalla|valhalla/iu, say: 'Walhall', only: 'blood-rage' },
  { word: /(?:dein|im|in|nach) valhalla/iu, say: 'Walhall' },
  { word: /raserei|zorn\p{L}*punkt/iu, say: 'Wut', only: 'blood-rage' },
  { word: /ruhmespunkt|(?<!\p{L})ehre(?!\p{L})/iu, say: 'Ruhm' },
  { word: /.(?<!\p{L})Kampf(?!\p{L})|(?<!\p{L})Kampf(?!\p{L})./u, say: 'Schlacht' },
  { word: /(?<!\p{L})epoche|(?<!\p{L})ära(?!\p{L})/iu, say: 'Zeitalter' },
  {
    word: /.[1-3]\. Zeitalter|(?<!\p{L})(erste|zweite|dritte)\p{L}? Zeitalter/u,
    say: 'Erstes Zeitalter',
  },
  { word: /weiß\p{L}* kreis/iu, say: 'weiß unterlegt', only: 'blood-rage' },
  { word: /erster spieler|ersten spieler/iu, say: 'Startspieler' },
  { word: /truppe|(?<!\p{L})kader/iu, say: 'Gefolge', only: 'valhalla' },
  { word: /fehlwurf|(?<!\p{L})niete/iu, say: 'Fehlschlag' },
  { word: /nachwurf|wiederholungswurf/iu, say: 'Neuwurf' },
  { word: /(?<![\p{L}{])deck(?!\p{L})/iu, say: 'Kartenstapel', only: 'valhalla' },
  { word: /erobert\p{L}* schild|gefangen\p{L}* schild/iu, say: 'erbeuteter Schild' },
  // Whoever plays may be a man or a woman, and is spoken to as a friend.
  { word: /\p{L}[:*]in(nen)?(?!\p{L})|(?:der|die|er|ein)\/\p{L}/u, say: 'a sentence without it' },
  { word: /Ihnen|(?<=[\p{Ll},] )Sie(?!\p{L})/u, say: 'du' },
  { word: /["“](?=\p{L})|\p{L}…/u, say: '„Wort“ and "Wort …"' },
]
