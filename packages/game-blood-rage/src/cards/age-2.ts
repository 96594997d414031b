import { PLAIN, raiseStat } from './card.ts'
import { battle, quest, upgrade, whiteCircle } from './row.ts'

/** The cards of age 2: what is printed on each and, beside it, what it does. */
export const AGE_2 = [
  // Upgrade cards

  // 2 Glory for each enemy figure destroyed in a battle it took part in (BR-6.23).
  upgrade(2, 'valkyrie', 'monster', null, 2, [2], {
    on: { deaths: [{ kind: 'gloryPerDeath', amount: 2, whose: 'enemies' }] },
  }),
  // May invade Yggdrasil, and counts 3 there (BR-11.1).
  upgrade(2, 'dark-elf', 'monster', null, 1, [2], {
    mayInvade: 'yggdrasil',
    strengthIn: { province: 'yggdrasil', strength: 3 },
  }),
  // A successful pillage with the Leader there raises one stat (BR-11.12).
  upgrade(2, 'lord-of-axes', 'leader', null, 3, [2], { on: { pillaged: [raiseStat()] } }),
  upgrade(2, 'experts-in-arms', 'warrior', null, 2, [2], PLAIN),
  // Each own ship lost pays 8 Glory.
  upgrade(2, 'fire-dragons', 'ship', null, 2, [2], { gloryPerLostShip: 8 }),
  // Ragnarök pays double (BR-11.14).
  upgrade(2, 'odins-inspiration', 'clan', 'odin', 2, [2], { ragnarokGloryFactor: 2 }),
  // Action: 2 Rage, pillage a province already pillaged this age (BR-11.10).
  upgrade(2, 'tyrs-challenge', 'clan', 'tyr', 0, [2], { grants: 'challenge' }),
  // 1 Rage keeps an own figure from destruction (BR-11.8).
  upgrade(2, 'friggas-protection', 'clan', 'frigg', 0, [2], { saves: 'forRage' }),
  // Invading, it destroys every enemy figure there but monsters, the fjord included (BR-11.5).
  upgrade(2, 'fire-giant', 'monster', null, 4, [3], {
    on: { invaded: [{ kind: 'destroyEnemies', kinds: 'allButMonsters' }] },
  }),
  // 2 Glory for each own figure released from Valhalla (BR-11.15).
  upgrade(2, 'lokis-eminence', 'clan', 'loki', 2, [3], { gloryPerRelease: 2 }),
  // After a victory 1 Rage takes back one of the played cards.
  upgrade(2, 'tyrs-prowess', 'clan', 'tyr', 2, [3], { recoversCards: true }),
  // After invading, 2 Rage pillage that province in the same turn (BR-11.6, BR-11.16).
  upgrade(2, 'thors-domain', 'clan', 'thor', 1, [4], { afterInvasion: 'pillage' }),

  // Quest cards

  // Most STR in some province of Alfheim (BR-8.2).
  quest(2, 'alfheim', 7, [2, 4], { kind: 'mostStrengthInRegion', region: 'alfheim' }),
  // Most STR in some province of Jotunheim (BR-8.2).
  quest(2, 'jotunheim', 7, [2, 4], { kind: 'mostStrengthInRegion', region: 'jotunheim' }),
  // Most STR in some province of Manheim (BR-8.2).
  quest(2, 'manheim', 7, [2, 4], { kind: 'mostStrengthInRegion', region: 'manheim' }),
  // Four own figures in Valhalla (BR-8.3).
  quest(2, 'glorious-death', 8, [2, 4], { kind: 'figuresInValhalla', atLeast: 4 }),
  // Most STR in Yggdrasil (BR-8.3).
  quest(2, 'yggdrasil', 8, [3], { kind: 'mostStrengthIn', province: 'yggdrasil' }),

  // Battle cards

  battle(2, 'tyrs-crush', 'tyr', 4, [2], PLAIN),
  whiteCircle(2, 'heimdalls-eye', 'heimdall', 2, [2, 2, 3], PLAIN),
  // Every participant keeps one figure in the battle, the rest is destroyed (BR-6.15).
  battle(2, 'odins-tide', 'odin', 1, [2, 4], { on: { revealed: [{ kind: 'keepOneFigureEach' }] } }),
  // The loser takes 2 Glory from the winner (BR-6.18).
  battle(2, 'lokis-backstab', 'loki', 0, [2, 4], {
    on: { steals: [{ kind: 'stealGlory', amount: 2 }] },
  }),
  battle(2, 'tyrs-rage', 'tyr', 6, [2], PLAIN),
  // All revealed cards are discarded for Glory, and everybody chooses anew (BR-6.14).
  battle(2, 'heimdalls-watch', 'heimdall', 0, [2], { on: { sweeps: [{ kind: 'sweepCards' }] } }),
  // Winning raises one stat.
  battle(2, 'thors-oath', 'thor', 1, [2], { on: { won: [raiseStat()] } }),
  battle(2, 'tyrs-smite', 'tyr', 5, [3], PLAIN),
  battle(2, 'tyrs-smash', 'tyr', 3, [4], PLAIN),
] as const
