import type { Avoided } from './avoided.ts'

export const ITALIAN: readonly Avoided[] = [
  { word: /migliorament|potenziament|aggiornament/iu, say: 'miglioria', only: 'blood-rage' },
  { word: /mission[ei]/iu, say: 'impresa', only: 'blood-rage' },
  { word: /(?<!\p{L})(leader|condottier|capitan)/iu, say: 'Capo', only: 'blood-rage' },
  { word: /figurin|(?<!\p{L})figur[ae](?!\p{L})/iu, say: 'miniatura' },
  { word: /drakkar|(?<!\p{L})barc[ah]/iu, say: 'Nave' },
  { word: /gettone|(?<!\p{L})token/iu, say: 'segnalino', only: 'blood-rage' },
  { word: /razzi[ae]|depred/iu, say: 'saccheggio' },
  { word: /chiamata (alla battaglia|in battaglia)/iu, say: 'chiamata alle armi' },
  { word: /rabbia/iu, say: 'Furia', only: 'blood-rage' },
  { word: /livell[oi](?! leggendari)/iu, say: 'grado', only: 'blood-rage' },
  { word: /pass(a|are|i|ato) il turno/iu, say: 'passare la mano', only: 'blood-rage' },
  { word: /^era [1-3]|(?<!\p{L})(prima|seconda|terza) era(?!\p{L})/u, say: 'Prima Era' },
  { word: /pedin|plancia/iu, say: 'tabellone, scheda', only: 'blood-rage' },
  { word: /Odin(?!o)/u, say: 'Odino' },
  { word: /Frigga/u, say: 'Frigg' },
  { word: /[vw]alkiri|Walhalla/iu, say: 'Valchiria, Valhalla' },
  { word: /(?<!\p{L})(la|della|alla|dalla|nella) Valhalla/iu, say: 'il Valhalla' },
  {
    word: /Jarls|(?<!\p{L})(il|un|del|al|dal|i|dei) Jarl(?!\p{L})/iu,
    say: 'lo Jarl, gli Jarl',
  },
  { word: /(?<!\p{L})abilità/iu, say: 'capacità' },
  { word: /rilanci/iu, say: 'ritiro' },
  { word: /(?<!colp[oi] )(?<!\p{L})mancat[oi](?!\p{L})/iu, say: 'colpo mancato', only: 'valhalla' },
  { word: /espansion/iu, say: 'modulo' },
  // Players are women and men: nothing said to one of them may tell which.
  { word: /(?<!\p{L})(ti )?sei \p{L}+[aiu]t[oa](?!\p{L})/iu, say: 'hai …, or the present tense' },
  { word: /\p{L}\/[aeio](?!\p{L})/iu, say: 'no slashes for genders' },
  { word: /(?<!\p{L})E' /u, say: 'È' },
]
