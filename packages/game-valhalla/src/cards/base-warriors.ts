import { warrior, weapons } from './row.ts'

/**
 * The 84 warriors of the base deck (VH-1), each once: strength, glory, what arms it. No rulebook
 * prints a list of them.
 */
export const BASE_WARRIORS = [
  // Bear: strong, without a trait.
  warrior('base', 'bear', 'arnbjorn', 3, 1, weapons('axe')),
  warrior('base', 'bear', 'bersi', 3, 1, weapons('sword')),
  warrior('base', 'bear', 'bjarni', 3, 1, weapons('shield')),
  warrior('base', 'bear', 'bjorgolf', 3, 1, weapons('spear')),
  warrior('base', 'bear', 'eyvind', 5, 2, weapons('axe', 'sword')),
  warrior('base', 'bear', 'geirr', 5, 1, weapons('axe', 'shield')),
  warrior('base', 'bear', 'gunnbjorn', 5, 2, weapons('axe', 'spear')),
  warrior('base', 'bear', 'hallbjorn', 5, 1, weapons('sword', 'shield')),
  warrior('base', 'bear', 'hrolf', 5, 2, weapons('shield', 'spear')),
  warrior('base', 'bear', 'ketil', 5, 1, weapons('sword', 'spear')),
  warrior('base', 'bear', 'kolbjorn', 6, 2, weapons('axe', 'axe')),
  warrior('base', 'bear', 'magni', 6, 2, weapons('sword', 'sword')),
  warrior('base', 'bear', 'orm', 8, 2, weapons('axe', 'sword', 'shield')),
  warrior('base', 'bear', 'sigbjorn', 8, 3, weapons('axe', 'shield', 'spear')),
  warrior('base', 'bear', 'steinar', 8, 2, weapons('sword', 'spear', 'shield')),
  warrior('base', 'bear', 'thorbjorn', 9, 3, weapons('axe', 'axe', 'sword')),
  warrior('base', 'bear', 'torfi', 9, 3, weapons('sword', 'sword', 'shield')),
  warrior('base', 'bear', 'vidar', 9, 3, weapons('axe', 'axe', 'shield')),

  // Wolf: much glory, without a trait.
  warrior('base', 'wolf', 'ulf', 2, 2, weapons('spear')),
  warrior('base', 'wolf', 'ulfar', 2, 1, weapons('spear')),
  warrior('base', 'wolf', 'ulfhild', 2, 2, weapons('bow')),
  warrior('base', 'wolf', 'brynjolf', 2, 1, weapons('bow')),
  warrior('base', 'wolf', 'geirolf', 2, 2, weapons('sword')),
  warrior('base', 'wolf', 'gunnolf', 2, 2, weapons('shield')),
  warrior('base', 'wolf', 'hildolf', 2, 2, weapons('axe')),
  warrior('base', 'wolf', 'ingolf', 4, 3, weapons('spear', 'bow')),
  warrior('base', 'wolf', 'kveldulf', 4, 3, weapons('spear', 'bow')),
  warrior('base', 'wolf', 'randolf', 4, 3, weapons('spear', 'sword')),
  warrior('base', 'wolf', 'runolf', 4, 3, weapons('bow', 'shield')),
  warrior('base', 'wolf', 'saeulf', 4, 3, weapons('bow', 'axe')),
  warrior('base', 'wolf', 'snorri', 4, 3, weapons('spear', 'shield')),
  warrior('base', 'wolf', 'storolf', 4, 3, weapons('sword', 'bow')),
  warrior('base', 'wolf', 'thjodolf', 5, 4, weapons('spear', 'spear')),
  warrior('base', 'wolf', 'thorolf', 5, 4, weapons('bow', 'bow')),
  warrior('base', 'wolf', 'ylva', 7, 5, weapons('spear', 'bow', 'sword')),
  warrior('base', 'wolf', 'varg', 8, 5, weapons('spear', 'spear', 'bow')),

  // Boar: +3 against a clan in the opposing squad (VH-134).
  warrior('base', 'boar', 'jofur', 1, 1, weapons('shield'), {
    trait: { kind: 'foeColour', clan: 'wolf', bonus: 3 },
  }),
  warrior('base', 'boar', 'jorund', 1, 1, weapons('shield'), {
    trait: { kind: 'foeColour', clan: 'deer', bonus: 3 },
  }),
  warrior('base', 'boar', 'hildisvin', 1, 1, weapons('axe'), {
    trait: { kind: 'foeColour', clan: 'bear', bonus: 3 },
  }),
  warrior('base', 'boar', 'eberulf', 1, 1, weapons('spear'), {
    trait: { kind: 'foeColour', clan: 'giant', bonus: 3 },
  }),
  warrior('base', 'boar', 'asgeir', 1, 1, weapons('bow'), {
    trait: { kind: 'foeColour', clan: 'boar', bonus: 3 },
  }),
  warrior('base', 'boar', 'bork', 3, 2, weapons('shield', 'axe'), {
    trait: { kind: 'foeColour', clan: 'bear', bonus: 3 },
  }),
  warrior('base', 'boar', 'brand', 3, 2, weapons('shield', 'spear'), {
    trait: { kind: 'foeColour', clan: 'wolf', bonus: 3 },
  }),
  warrior('base', 'boar', 'dag', 3, 2, weapons('shield', 'sword'), {
    trait: { kind: 'foeColour', clan: 'deer', bonus: 3 },
  }),
  warrior('base', 'boar', 'finn', 3, 2, weapons('axe', 'spear'), {
    trait: { kind: 'foeColour', clan: 'wolf', bonus: 3 },
  }),
  warrior('base', 'boar', 'grim', 3, 2, weapons('axe', 'bow'), {
    trait: { kind: 'foeColour', clan: 'giant', bonus: 3 },
  }),
  warrior('base', 'boar', 'hak', 3, 2, weapons('shield', 'bow'), {
    trait: { kind: 'foeColour', clan: 'boar', bonus: 3 },
  }),
  warrior('base', 'boar', 'kari', 3, 2, weapons('axe', 'sword'), {
    trait: { kind: 'foeColour', clan: 'deer', bonus: 3 },
  }),
  warrior('base', 'boar', 'mord', 3, 2, weapons('spear', 'bow'), {
    trait: { kind: 'foeColour', clan: 'bear', bonus: 3 },
  }),
  warrior('base', 'boar', 'odd', 4, 2, weapons('shield', 'shield'), {
    trait: { kind: 'foeColour', clan: 'giant', bonus: 3 },
  }),
  warrior('base', 'boar', 'skapti', 6, 3, weapons('shield', 'axe', 'spear'), {
    trait: { kind: 'foeColour', clan: 'deer', bonus: 3 },
  }),
  warrior('base', 'boar', 'svein', 6, 3, weapons('shield', 'sword', 'axe'), {
    trait: { kind: 'foeColour', clan: 'wolf', bonus: 3 },
  }),
  warrior('base', 'boar', 'toki', 6, 3, weapons('shield', 'spear', 'bow'), {
    trait: { kind: 'foeColour', clan: 'bear', bonus: 3 },
  }),
  warrior('base', 'boar', 'ubbi', 7, 3, weapons('shield', 'shield', 'axe'), {
    trait: { kind: 'foeColour', clan: 'boar', bonus: 3 },
  }),

  // Deer: +2 or +5 by the own squad (VH-135, VH-137).
  warrior('base', 'deer', 'hjort', 1, 1, weapons('bow'), {
    trait: { kind: 'ownColour', clan: 'wolf', bonus1: 2, bonus2: 5 },
  }),
  warrior('base', 'deer', 'eikthyr', 1, 1, weapons('bow'), {
    trait: { kind: 'ownColour', clan: 'bear', bonus1: 2, bonus2: 5 },
  }),
  warrior('base', 'deer', 'dain', 1, 1, weapons('sword'), {
    trait: { kind: 'ownColour', clan: 'boar', bonus1: 2, bonus2: 5 },
  }),
  warrior('base', 'deer', 'dvalar', 1, 1, weapons('spear'), {
    trait: { kind: 'ownColour', clan: 'giant', bonus1: 2, bonus2: 5 },
  }),
  warrior('base', 'deer', 'alof', 1, 1, weapons('axe'), {
    trait: { kind: 'ownClans', three: 2, four: 5 },
  }),
  warrior('base', 'deer', 'bera', 3, 2, weapons('bow', 'sword'), {
    trait: { kind: 'ownColour', clan: 'bear', bonus1: 2, bonus2: 5 },
  }),
  warrior('base', 'deer', 'dalla', 3, 2, weapons('bow', 'sword'), {
    trait: { kind: 'ownColour', clan: 'wolf', bonus1: 2, bonus2: 5 },
  }),
  warrior('base', 'deer', 'eir', 3, 2, weapons('bow', 'spear'), {
    trait: { kind: 'ownColour', clan: 'boar', bonus1: 2, bonus2: 5 },
  }),
  warrior('base', 'deer', 'frida', 3, 2, weapons('sword', 'spear'), {
    trait: { kind: 'ownClans', three: 2, four: 5 },
  }),
  warrior('base', 'deer', 'groa', 3, 2, weapons('bow', 'shield'), {
    trait: { kind: 'ownColour', clan: 'giant', bonus1: 2, bonus2: 5 },
  }),
  warrior('base', 'deer', 'helga', 3, 2, weapons('sword', 'shield'), {
    trait: { kind: 'ownColour', clan: 'bear', bonus1: 2, bonus2: 5 },
  }),
  warrior('base', 'deer', 'inga', 3, 2, weapons('sword', 'axe'), {
    trait: { kind: 'ownColour', clan: 'wolf', bonus1: 2, bonus2: 5 },
  }),
  warrior('base', 'deer', 'jorun', 3, 2, weapons('bow', 'axe'), {
    trait: { kind: 'ownClans', three: 2, four: 5 },
  }),
  warrior('base', 'deer', 'oddny', 4, 2, weapons('bow', 'bow'), {
    trait: { kind: 'ownColour', clan: 'boar', bonus1: 2, bonus2: 5 },
  }),
  warrior('base', 'deer', 'ragna', 5, 3, weapons('bow', 'sword', 'spear'), {
    trait: { kind: 'ownClans', three: 2, four: 5 },
  }),
  warrior('base', 'deer', 'signy', 6, 3, weapons('sword', 'shield', 'spear'), {
    trait: { kind: 'ownColour', clan: 'giant', bonus1: 2, bonus2: 5 },
  }),
  warrior('base', 'deer', 'thora', 5, 3, weapons('bow', 'sword', 'axe'), {
    trait: { kind: 'ownClans', three: 2, four: 5 },
  }),
  warrior('base', 'deer', 'unn', 6, 3, weapons('bow', 'bow', 'sword'), {
    trait: { kind: 'ownClans', three: 2, four: 5 },
  }),

  // Frost Giants: any weapons, and a die less for the defender (VH-40, VH-136).
  warrior(
    'base',
    'giant',
    'hrym',
    2,
    1,
    { kind: 'anyWeapons', count: 2 },
    { trait: { kind: 'giantDie' } },
  ),
  warrior(
    'base',
    'giant',
    'frosti',
    2,
    1,
    { kind: 'anyWeapons', count: 2 },
    { trait: { kind: 'giantDie' } },
  ),
  warrior(
    'base',
    'giant',
    'jokul',
    2,
    1,
    { kind: 'anyWeapons', count: 2 },
    { trait: { kind: 'giantDie' } },
  ),
  warrior(
    'base',
    'giant',
    'snaer',
    2,
    1,
    { kind: 'anyWeapons', count: 2 },
    { trait: { kind: 'giantDie' } },
  ),
  warrior(
    'base',
    'giant',
    'kari-the-cold',
    3,
    2,
    { kind: 'sameWeapons', count: 2 },
    { trait: { kind: 'giantDie' } },
  ),
  warrior(
    'base',
    'giant',
    'thrym',
    3,
    1,
    { kind: 'sameWeapons', count: 2 },
    { trait: { kind: 'giantDie' } },
  ),
  warrior(
    'base',
    'giant',
    'drifa',
    3,
    2,
    { kind: 'sameWeapons', count: 2 },
    { trait: { kind: 'giantDie' } },
  ),
  warrior(
    'base',
    'giant',
    'thjazi',
    3,
    1,
    { kind: 'sameWeapons', count: 2 },
    { trait: { kind: 'giantDie' } },
  ),
  warrior(
    'base',
    'giant',
    'skrymir',
    7,
    3,
    { kind: 'sameWeapons', count: 3 },
    { trait: { kind: 'giantDie' } },
  ),
  warrior(
    'base',
    'giant',
    'hrungnir',
    7,
    3,
    { kind: 'sameWeapons', count: 3 },
    { trait: { kind: 'giantDie' } },
  ),
  warrior(
    'base',
    'giant',
    'bergelmir',
    8,
    4,
    { kind: 'twoPairs', count: 4 },
    { trait: { kind: 'giantDie' } },
  ),
  warrior(
    'base',
    'giant',
    'vafthrudnir',
    8,
    4,
    { kind: 'twoPairs', count: 4 },
    { trait: { kind: 'giantDie' } },
  ),
]
