/**
 * The words of what is told of this game, the most frequent first (see "Packed frames" in
 * docs/protocol.md). Written by `npm run wire:words`.
 */
export const WORDS: readonly string[] = `
type, clan, card, open, seat, draft, place, 1, 0, step, shared, by, events, revision, id, frames,
kind, hand, clans, bear, wolf, turn, nextDecision, warrior, serpent, drafted, 2, figure, ask, undo,
answers, question, count, from, packets, rage, cards, turn-began, raven, muspelheim, angerboda, 3,
gimle, myrkulor, elvagar, utgard, horgr, leader, age, andlang, own, phase, yggdrasil, discard, kept,
round, ship, phase-began, 4, buried, warriors, packet, yours, glory, singles, a2-heimdalls-eye,
battle-card, cost, march, sights, quest, hand-discarded, action, quests, draft-leftovers, destroyed,
source, packets-passed, invaded, reserve, chosen, passed, total, a3-heimdalls-gaze, pillage, pass,
a2-alfheim, marched, a2-jotunheim, to, declined, a3-alfheim, a2-manheim, amount, a2-glorious-death,
a3-manheim, a3-thors-primacy, dealt, a3-glorious-death, invade, a3-jotunheim, slot, upgrade,
march-began, 13, a2-odins-tide, a1-tyrs-smash, a2-lokis-backstab, a1-odins-smite, shown, a1-manheim,
ragnarok, a3-thors-ascension, a1-jotunheim, a1-glorious-death, a3-odins-judgement, a1-alfheim, 5,
cursor, white-circle, decline, card-revealed, card-chosen, released, a2-dark-elf,
a2-friggas-protection, a2-valkyrie, a2-fire-dragons, a2-odins-inspiration, a2-lord-of-axes,
a3-odins-throne, a2-experts-in-arms, a1-lokis-trickery, a3-soldier-of-hel, call-to-battle, endTurn,
a2-tyrs-challenge, a3-masters-in-arms, a1-friggas-grace, a3-eternal-dragons, a3-thors-conquest,
muspelheim-horgr, a3-frost-giant, a3-friggas-domain, a2-thors-oath, gimle-myrkulor, utgard-andlang,
elvagar-angerboda, province, a3-lord-of-spears, a2-tyrs-crush, a1-troll, upgrades,
a1-lord-of-hammers, next, a1-lokis-domain, a2-tyrs-rage, a1-dwarf-chieftain, a1-thors-glory,
a3-tyrs-crush, bonus, a1-lokis-dragons, a1-friggas-charm, strength, a2-heimdalls-watch, pillaged,
a3-heimdalls-watch, a2-lokis-eminence, a1-brothers-in-arms, a3-friggas-sacrifice, a3-lokis-poison,
a2-yggdrasil, a3-tyrs-rage, a3-yggdrasil, played, release, a2-fire-giant, window-declined,
a3-tyrs-wrath, a3-volur-witch, a2-tyrs-prowess, 6, a1-thors-hammer, a1-tyrs-smite, battle,
a1-tyrs-bash, a2-tyrs-smite, a1-heimdalls-sight, quest-failed, a1-tyrs-domain, upgraded,
a1-sea-serpent, a1-friggas-succor, a1-yggdrasil, 14, province-destroyed, age-ended, quest-committed,
card-returned, steps, moved, stat, free-invasion, hidden, 8, pillage-began, stat-raised, value, 7,
pillager, age-began, doom-moved, first-player, horns, voided, success, keep, deaths,
a1-lokis-blessing, a3-lokis-wrath, spent, winner, questBonus, axes, shipDeaths, tookPart,
a2-thors-domain, joined, a2-tyrs-smash, asked, keeps, a3-tyrs-smite, card-discarded, battle-began,
call-declined, unit, first, call, token, decks, battle-won, a1-tyrs-crush, freeInvasion, raise-stat,
dwarf-chieftain, pillage-failed, quest-completed, game-ended, troll, over, dark-elf, valkyrie,
card-added, except, raiseStat, revealed, upgrade-replaced, sea-serpent, extra-warrior, dooms,
firstGame, firstPlayer, options, reset, tokens, version, viewer, extra, soldier-of-hel, battle-tied,
trigger, effect, fire-giant, extraWarrior, save-figure, legend, keep-figure, invasion, sacrifice,
cards-swept, cause, owner, destroy, quest-bonus, monster-left, instant-pillage, afterLoss,
volur-witch, frost-giant, keepOne, left, recover-card, accept, protected, challenge, valhalla,
glory-stolen, move-leader, quest-counted, text-voided, rage-stolen, return, card-taken, rage-gained,
won, fought, reward, taken, afterPillage, moveLeader, card-recovered, leader-moved, fled, flee,
no-card, log, outcome, returns, standIn
`
  .trim()
  .split(/,\s/)
