import { gainGlory, PLAIN } from './card.ts'
import { battle, quest, upgrade } from './row.ts'

/** The cards of age 1: what is printed on each and, beside it, what it does. */
export const AGE_1 = [
  // Upgrade cards

  // Invading, it destroys every enemy Warrior in the province (BR-11.5).
  upgrade(1, 'troll', 'monster', null, 2, [2], {
    on: { invaded: [{ kind: 'destroyEnemies', kinds: 'warriors' }] },
  }),
  // Starred: the upgrade and every invasion with it cost nothing (BR-11.3).
  upgrade(1, 'dwarf-chieftain', 'monster', null, 2, [2], { starred: true }),
  // After a successful pillage with the Leader there, it may move on to a neighbour (BR-11.12).
  upgrade(1, 'lord-of-hammers', 'leader', null, 3, [2], {
    on: { afterPillage: [{ kind: 'moveLeader' }] },
  }),
  // Two of the clan's Warriors in one province count 3 together (BR-11.2).
  upgrade(1, 'brothers-in-arms', 'warrior', null, 1, [2], { pairStrength: 3 }),
  // Each own ship lost pays 4 Glory.
  upgrade(1, 'lokis-dragons', 'ship', 'loki', 2, [2], { gloryPerLostShip: 4 }),
  // 1 Glory for each own figure released from Valhalla (BR-11.15).
  upgrade(1, 'lokis-domain', 'clan', 'loki', 1, [2], { gloryPerRelease: 1 }),
  // Later upgrades cost 1 less (BR-11.9).
  upgrade(1, 'friggas-charm', 'clan', 'frigg', 0, [2], { upgradeDiscount: 1 }),
  // 2 Glory after a battle in which two or more enemy figures were destroyed.
  upgrade(1, 'thors-glory', 'clan', 'thor', 2, [2], {
    on: { deaths: [{ kind: 'gloryIfDeaths', amount: 2, atLeast: 2 }] },
  }),
  // A monster that is also a ship (BR-11.4).
  upgrade(1, 'sea-serpent', 'monster', null, 3, [3], { isShip: true }),
  // An invasion may bring one more Warrior, free (BR-11.6).
  upgrade(1, 'friggas-succor', 'clan', 'frigg', 2, [3], { afterInvasion: 'warrior' }),
  // A quest shown in battle may count as +3 (BR-6.20).
  upgrade(1, 'tyrs-domain', 'clan', 'tyr', 0, [3], { questBonus: 3 }),
  // After a lost battle one Warrior may invade the province, free (BR-11.17).
  upgrade(1, 'lokis-blessing', 'clan', 'loki', 1, [4], {
    on: { afterLoss: [{ kind: 'invadeWithWarrior' }] },
  }),

  // Quest cards

  // Most STR in some province of Alfheim (BR-8.2).
  quest(1, 'alfheim', 5, [2, 4], { kind: 'mostStrengthInRegion', region: 'alfheim' }),
  // Most STR in some province of Jotunheim (BR-8.2).
  quest(1, 'jotunheim', 5, [2, 4], { kind: 'mostStrengthInRegion', region: 'jotunheim' }),
  // Most STR in some province of Manheim (BR-8.2).
  quest(1, 'manheim', 5, [2, 4], { kind: 'mostStrengthInRegion', region: 'manheim' }),
  // Four own figures in Valhalla (BR-8.3).
  quest(1, 'glorious-death', 6, [2, 4], { kind: 'figuresInValhalla', atLeast: 4 }),
  // Most STR in Yggdrasil (BR-8.3).
  quest(1, 'yggdrasil', 6, [3], { kind: 'mostStrengthIn', province: 'yggdrasil' }),

  // Battle cards

  // Each opponent loses one Warrior of this battle's province before totals (BR-6.15).
  battle(1, 'odins-smite', 'odin', 1, [2, 3], {
    on: { revealed: [{ kind: 'destroyOneWarriorEach' }] },
  }),
  battle(1, 'tyrs-bash', 'tyr', 2, [2], PLAIN),
  // The bonus is the highest among the opponents' cards (BR-6.16).
  battle(1, 'heimdalls-sight', 'heimdall', null, [2], { bonusIsHighest: true }),
  // A successful pillage raises one more stat, another than the token's (BR-11.19).
  battle(1, 'friggas-grace', 'frigg', 2, [2, 4], {
    on: { pillaged: [{ kind: 'raiseStat', notTheReward: true }] },
  }),
  // The loser takes 1 Rage from the winner (BR-6.18).
  battle(1, 'lokis-trickery', 'loki', 0, [2, 4], {
    on: { steals: [{ kind: 'stealRage', amount: 1 }] },
  }),
  battle(1, 'tyrs-smash', 'tyr', 3, [2, 3], PLAIN),
  battle(1, 'tyrs-smite', 'tyr', 5, [2], PLAIN),
  // Winning pays 3 Glory.
  battle(1, 'thors-hammer', 'thor', 1, [2], { on: { won: [gainGlory(3)] } }),
  battle(1, 'tyrs-crush', 'tyr', 4, [4], PLAIN),
] as const
