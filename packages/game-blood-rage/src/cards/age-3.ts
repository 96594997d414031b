import { gainGlory, gainRage, PLAIN } from './card.ts'
import { battle, quest, upgrade, whiteCircle } from './row.ts'

/** The cards of age 3: what is printed on each and, beside it, what it does. */
export const AGE_3 = [
  // Upgrade cards

  // Taking part in a successful pillage, it doubles the token's reward (BR-11.13).
  upgrade(3, 'frost-giant', 'monster', null, 4, [2], { rewardTimes: 2 }),
  // Starred: the upgrade and every invasion with it cost nothing (BR-11.3).
  upgrade(3, 'soldier-of-hel', 'monster', null, 3, [2], { starred: true }),
  // A successful pillage with the Leader there raises all three stats (BR-11.12).
  upgrade(3, 'lord-of-spears', 'leader', null, 3, [2], {
    on: { pillaged: [{ kind: 'raiseAllStats' }] },
  }),
  // Two of the clan's Warriors in one province count 6 together (BR-11.2).
  upgrade(3, 'masters-in-arms', 'warrior', null, 2, [2], { pairStrength: 6 }),
  // Each own ship lost pays 12 Glory.
  upgrade(3, 'eternal-dragons', 'ship', null, 2, [2], { gloryPerLostShip: 12 }),
  // Action: 1 Rage, an own figure invades from Valhalla (BR-11.7).
  upgrade(3, 'friggas-domain', 'clan', 'frigg', 0, [2], { grants: 'return' }),
  // Quests pay double Glory (BR-11.14).
  upgrade(3, 'odins-throne', 'clan', 'odin', 2, [2], { questGloryFactor: 2 }),
  // 3 Glory at the end for each own figure on the board (BR-10.3).
  upgrade(3, 'thors-conquest', 'clan', 'thor', 3, [2], { gloryPerFigureAtEnd: 3 }),
  // Would be destroyed outside Yggdrasil: may flee there instead (BR-9.3).
  upgrade(3, 'volur-witch', 'monster', null, 3, [3], { saves: 'byFlight' }),
  // Action: destroy two own figures, raise one stat (BR-11.11).
  upgrade(3, 'friggas-sacrifice', 'clan', 'frigg', 1, [3], { grants: 'sacrifice' }),
  // A quest shown in battle may count as +5 (BR-6.20).
  upgrade(3, 'tyrs-wrath', 'clan', 'tyr', 1, [3], { questBonus: 5 }),
  // 3 Glory for each own figure released from Valhalla (BR-11.15).
  upgrade(3, 'lokis-wrath', 'clan', 'loki', 3, [4], { gloryPerRelease: 3 }),

  // Quest cards

  // Most STR in some province of Alfheim (BR-8.2).
  quest(3, 'alfheim', 9, [2, 4], { kind: 'mostStrengthInRegion', region: 'alfheim' }),
  // Most STR in some province of Jotunheim (BR-8.2).
  quest(3, 'jotunheim', 9, [2, 4], { kind: 'mostStrengthInRegion', region: 'jotunheim' }),
  // Most STR in some province of Manheim (BR-8.2).
  quest(3, 'manheim', 9, [2, 4], { kind: 'mostStrengthInRegion', region: 'manheim' }),
  // Four own figures in Valhalla (BR-8.3).
  quest(3, 'glorious-death', 11, [2, 4], { kind: 'figuresInValhalla', atLeast: 4 }),
  // Most STR in Yggdrasil (BR-8.3).
  quest(3, 'yggdrasil', 11, [3], { kind: 'mostStrengthIn', province: 'yggdrasil' }),

  // Battle cards

  whiteCircle(3, 'heimdalls-gaze', 'heimdall', 3, [2, 3], PLAIN),
  // Voids the text of every opponent's card of this reveal (BR-6.13).
  battle(3, 'thors-primacy', 'thor', 3, [2, 3], { on: { voids: [{ kind: 'voidTexts' }] } }),
  // Winning pays 3 Rage and 3 Glory.
  battle(3, 'thors-ascension', 'thor', 1, [2, 4], { on: { won: [gainRage(3), gainGlory(3)] } }),
  // 2 Glory for each figure destroyed in the battle, own ones too.
  battle(3, 'odins-judgement', 'odin', 2, [2, 4], {
    on: { deaths: [{ kind: 'gloryPerDeath', amount: 2, whose: 'anyone' }] },
  }),
  battle(3, 'tyrs-rage', 'tyr', 6, [2], PLAIN),
  // All revealed cards are discarded for Glory, and everybody chooses anew (BR-6.14).
  battle(3, 'heimdalls-watch', 'heimdall', 0, [2], { on: { sweeps: [{ kind: 'sweepCards' }] } }),
  battle(3, 'tyrs-crush', 'tyr', 4, [2], PLAIN),
  // The loser takes the cards the winner played (BR-6.19).
  battle(3, 'lokis-poison', 'loki', 0, [2], { on: { steals: [{ kind: 'takeWinnersCards' }] } }),
  battle(3, 'tyrs-smite', 'tyr', 5, [4], PLAIN),
] as const
