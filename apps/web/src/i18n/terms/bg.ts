import type { Avoided } from './avoided.ts'

export const BULGARIAN: readonly Avoided[] = [
  { word: /инвази/iu, say: 'нахлуване' },
  { word: /(?<!\p{L})марш/iu, say: 'настъпление' },
  { word: /куест|задани/iu, say: 'поръчение' },
  { word: /мисия|мисии/iu, say: 'поръчение', only: 'blood-rage' },
  { word: /апгрейд|надгражд/iu, say: 'подобрение' },
  { word: /грабеж|(?<!\p{L})ограб/iu, say: 'плячкосване' },
  { word: /жетон/iu, say: 'чип с плячка, маркер' },
  { word: /(?<!\p{L})сел[оа](?!\p{L})/iu, say: 'селище' },
  { word: /фьорд/iu, say: 'фиорд' },
  { word: /лидер/iu, say: 'водач' },
  { word: /вожд(?!а? на джуджетата)/iu, say: 'водач', only: 'blood-rage' },
  { word: /чудовищ/iu, say: 'митично създание', only: 'blood-rage' },
  { word: /(?<!легендарн\p{L} )(?<!\p{L})нив[оа]/iu, say: 'стъпка', only: 'blood-rage' },
  { word: /бял\p{L}* кръг/iu, say: 'бял фон' },
  { word: /отхвърл|изхвърл/iu, say: 'изчиствам' },
  { word: /първ\p{L}+ играч/iu, say: 'стартов играч' },
  { word: /разширение/iu, say: 'модул' },
  { word: /(?<!\p{L})войни(?!к)/iu, say: 'воини' },
  { word: /отряд|(?<!\p{L})отбор/iu, say: 'дружина' },
  { word: /зарче|кубче/iu, say: 'зар' },
  { word: /(?<=[\p{L},] )Ярл/u, say: 'ярл' },
  { word: /Фрига|Игдразил|Рагнарьок|Валхалла/iu, say: 'Фриг, Игдрасил, Рагнарок, Валхала' },
  // A player may be a man or a woman: a participle would tell.
  { word: /(?<!\p{L})си \p{L}+[аеия]л(?!\p{L})/iu, say: 'present tense' },
]
