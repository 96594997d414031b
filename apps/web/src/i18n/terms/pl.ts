import type { Avoided } from './avoided.ts'

export const POLISH: readonly Avoided[] = [
  { word: /zdolnoś/iu, say: 'cecha' },
  { word: /(?<![\p{L}{])jarl/u, say: 'Jarl' },
  { word: /krasnoludy/iu, say: 'Karły' },
  { word: /okrzyk\p{L}* wojenn/iu, say: 'okrzyk bojowy' },
  { word: /(?<!\p{L})łask/iu, say: 'przychylność', only: 'valhalla' },
  { word: /prost\p{L}+ gr/iu, say: 'wariant uproszczony' },
  { word: /ręk\p{L}* początkow|początkow\p{L}* ręk/iu, say: 'startowa ręka' },
  { word: /pierwsz\p{L}+ gracz/iu, say: 'gracz rozpoczynający', only: 'valhalla' },
  { word: /odda(ć|j|je|jesz|nie) \p{L}*koś|odda\p{L}* za przerzut/iu, say: 'odrzucić kość' },
  { word: /moduł/iu, say: 'dodatek' },
  { word: /ulepsze/iu, say: 'rozwinięcie', only: 'blood-rage' },
  { word: /łupi/iu, say: 'plądrować', only: 'blood-rage' },
  { word: /wezwani\p{L} do bitwy/iu, say: 'wsparcie', only: 'blood-rage' },
  { word: /(?<!\p{L})marsz/iu, say: 'wymarsz', only: 'blood-rage' },
  { word: /krain/iu, say: 'region', only: 'blood-rage' },
  { word: /(?<!\p{L})epok[aięą] [1-3](?!\p{L})/u, say: 'Pierwsza Epoka' },
  { word: /(?<!\p{L})pud(ł\p{L}{1,3}|eł)(?!\p{L})/iu, say: 'nieudany rzut' },
]
