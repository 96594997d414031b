/**
 * Who may import whom: kernel <- game-* <- bots <- match <- apps. None of them imports anything else,
 * so they run anywhere and always the same.
 */
const TESTS = '[.](test|e2e)[.]tsx?$'
const PURE = '^packages/(kernel|lines|game-[^/]+|bots|games|match|lessons|puzzles|ratings)/src/'
/** The one package of `fairness`: pages without TLS have no hashes of their own. */
const HASHES = '^node_modules/@noble/hashes/'
const BUILTINS = ['core']
const NPM = [
  'npm',
  'npm-dev',
  'npm-optional',
  'npm-peer',
  'npm-no-pkg',
  'npm-unknown',
  'npm-bundled',
]
/** What another workspace may see of a package: the files its "exports" name. */
const ENTRY_POINTS = [
  '^packages/[^/]+/src/(index[.]ts|testing/index[.]ts|locales/[^/]+)$',
  '^packages/protocol/src/(plain|routes/index)[.]ts$',
  '^packages/client/src/rest/index[.]ts$',
  '^packages/game-[^/]+/src/position/index[.]ts$',
  '^packages/bots/src/[^/]+-bots[.]ts$',
  '^packages/bots/weights/from-disk[.]ts$',
  '^packages/games/src/(every-hand|trials|wire-words)[.]ts$',
  '^packages/spoken/src/(blood-rage|valhalla)/index[.]ts$',
  '^packages/puzzles/src/(puzzle-games|blood-rage/index|valhalla/index)[.]ts$',
  '^packages/lessons/src/tips/index[.]ts$',
  '^packages/words/src/(catalogs|files|glossary)[.]ts$',
  '^packages/words/disk/from-disk[.]ts$',
  '^apps/web/build/(site|script)[.]ts$',
  '^apps/web/src/i18n/[^/]+/en[.]json$',
  '^apps/server/src/http/site-server[.]ts$',
  '^apps/server/proofs/soak/server-process[.]ts$',
  '^apps/server/src/notices/testing/index[.]ts$',
]
const WEB = '^apps/web/src/'

/** The rows of ARCHITECTURE.md, "Inside a game": each imports only those above it. */
const LAYERS = [
  '(ids|map|dice)[.]ts|cards/|arming/',
  '(state|table|frames|battle|actions|answers|events|why)[.]ts',
  '(clone|notation|outcome)[.]ts',
  'queries/',
  'legal/',
  'effects/',
  'phases/',
  '(apply|options|setup|why-not)[.]ts',
  '(view|view-frame|own|redact)[.]ts|determinize/',
  'rules[.]ts',
  'position/',
  '(messages|message-keys)[.]ts',
  'testing/|index[.]ts',
]

const layerRules = LAYERS.slice(0, -1).map((layer, index) => ({
  name: `layer-${index + 1}-looks-down`,
  comment: 'The layers inside a game import only what is below them.',
  severity: 'error',
  from: { path: `^packages/(game-[^/]+)/src/(${layer})`, pathNot: [TESTS, '/testing[.]ts$'] },
  to: { path: `^packages/$1/src/(${LAYERS.slice(index + 1).join('|')})` },
}))

/** The folders of the web app: each imports only those before it, so no two import each other. */
const WEB_FOLDERS = [
  'kit',
  'art',
  'sources',
  'i18n',
  'settings',
  'server',
  'frame',
  'table',
  'boards',
  'still',
  'files',
  'live',
  'notices',
  'pages',
  'app',
]

const webFolderRules = WEB_FOLDERS.slice(0, -1).map((folder, index) => ({
  name: `web-${folder}-looks-down`,
  comment: 'The folders of the web app import only those before them: none depends on each other.',
  severity: 'error',
  from: { path: `${WEB}${folder}/` },
  to: { path: `${WEB}(${WEB_FOLDERS.slice(index + 1).join('|')})/` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'kernel-knows-nobody',
      comment: 'The kernel is the contract: it imports only itself.',
      severity: 'error',
      from: { path: '^packages/kernel/' },
      to: { path: '^(packages|apps|tools)/', pathNot: '^packages/kernel/' },
    },
    {
      name: 'game-knows-only-the-kernel',
      comment: 'A game imports the kernel and itself: no other game, no bot, no app.',
      severity: 'error',
      from: { path: '^packages/(game-[^/]+)/' },
      to: { path: '^(packages|apps|tools)/', pathNot: ['^packages/kernel/', '^packages/$1/'] },
    },
    {
      name: 'bots-know-no-app',
      comment: 'A bot imports the kernel and games.',
      severity: 'error',
      from: { path: '^packages/bots/' },
      to: { path: '^(packages|apps|tools)/', pathNot: '^packages/(kernel|game-[^/]+|bots)/' },
    },
    {
      name: 'match-knows-no-game',
      comment: 'A match hosts any game: it imports the kernel and what bots are, and no game.',
      severity: 'error',
      from: { path: '^packages/match/', pathNot: TESTS },
      to: { path: '^(packages|apps|tools)/', pathNot: '^packages/(kernel|bots|match)/' },
    },
    {
      name: 'lessons-know-no-game',
      comment:
        'A lesson is a file in the words of scenarios: a game is reached through the registry.',
      severity: 'error',
      from: { path: '^packages/lessons/', pathNot: TESTS },
      to: {
        path: '^(packages|apps|tools)/',
        pathNot: '^packages/(kernel|bots|games|match|lessons)/',
      },
    },
    {
      name: 'packages-know-no-app',
      comment: 'Packages are below the apps.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|tools)/' },
    },
    {
      name: 'protocol-knows-only-the-kernel',
      comment: 'What is said on the wire is the same for every game.',
      severity: 'error',
      from: { path: '^packages/protocol/', pathNot: TESTS },
      to: { path: '^(packages|apps|tools)/', pathNot: '^packages/(kernel|protocol)/' },
    },
    {
      name: 'client-knows-only-the-protocol',
      comment: 'A client plays any game by what it is told.',
      severity: 'error',
      from: { path: '^packages/client/', pathNot: TESTS },
      to: { path: '^(packages|apps|tools)/', pathNot: '^packages/(kernel|protocol|client)/' },
    },
    {
      name: 'fairness-and-ratings-know-no-game',
      comment: 'Seeds and ratings are the same for every game.',
      severity: 'error',
      from: { path: '^packages/(fairness|ratings)/', pathNot: TESTS },
      to: { path: '^(packages|apps|tools)/', pathNot: '^packages/(kernel|fairness|ratings)/' },
    },
    {
      name: 'lines-know-nobody',
      comment: 'A line to a worker is the same in a page and in a server, whatever is said on it.',
      severity: 'error',
      from: { path: '^packages/lines/' },
      to: { path: '^(packages|apps|tools)/', pathNot: '^packages/lines/' },
    },
    {
      name: 'spoken-knows-no-app',
      comment: 'What is said of a game is said from its views: no match, no bot, no app.',
      severity: 'error',
      from: { path: '^packages/spoken/', pathNot: TESTS },
      to: {
        path: '^(packages|apps|tools)/',
        pathNot: '^packages/(kernel|game-[^/]+|words|spoken)/',
      },
    },
    {
      name: 'server-knows-no-game',
      comment: 'The server hosts any game: it reaches one through the registry and the contract.',
      severity: 'error',
      from: { path: '^apps/server/', pathNot: [TESTS, '/testing/'] },
      to: { path: '^packages/game-' },
    },
    {
      name: 'words-know-nobody',
      comment: 'How messages become sentences is the same for every game.',
      severity: 'error',
      from: { path: '^packages/words/' },
      to: { path: '^(packages|apps|tools)/', pathNot: '^packages/words/' },
    },
    {
      name: 'table-knows-no-game',
      comment:
        'The table is the same over every game: it reaches one through the GameBoard contract.',
      severity: 'error',
      from: {
        path: `${WEB}(table|sources|settings|i18n)/`,
        pathNot: [TESTS, `${WEB}sources/host/`],
      },
      to: { path: ['^packages/(game-[^/]+|bots)/', `${WEB}boards/[^/]+/`] },
    },
    {
      name: 'boards-know-no-host',
      comment:
        'A board is given a view and the legal answers: whoever holds the state is not its business.',
      severity: 'error',
      from: { path: `${WEB}(boards|table|art)/`, pathNot: TESTS },
      to: { path: [`${WEB}sources/(host/|worker-source)`, `${WEB}pages/`, '^packages/bots/'] },
    },
    {
      name: 'art-knows-no-table',
      comment: 'Drawings are given what to draw.',
      severity: 'error',
      from: { path: `${WEB}art/`, pathNot: TESTS },
      to: { path: WEB, pathNot: `${WEB}art/` },
    },
    {
      name: 'web-folder-has-a-place',
      comment: 'A new folder of the web app gets its place in the order of WEB_FOLDERS.',
      severity: 'error',
      from: { path: `${WEB}[^/]+/`, pathNot: `${WEB}(${WEB_FOLDERS.join('|')})/` },
      to: {},
    },
    {
      name: 'pure-without-node',
      comment: 'Rules and bots run in a browser too.',
      severity: 'error',
      from: { path: [PURE, '^packages/fairness/src/'], pathNot: TESTS },
      to: { dependencyTypes: BUILTINS },
    },
    {
      name: 'fairness-needs-only-a-hash',
      comment: 'What proves a seed can be read by anybody: no dependency but SHA-256.',
      severity: 'error',
      from: { path: '^packages/fairness/src/', pathNot: TESTS },
      to: { dependencyTypes: NPM, pathNot: ['^packages/', HASHES] },
    },
    {
      name: 'pure-without-packages',
      comment: 'Rules and bots have no dependencies but each other.',
      severity: 'error',
      from: { path: PURE, pathNot: TESTS },
      to: { dependencyTypes: NPM, pathNot: '^packages/' },
    },
    {
      name: 'through-the-front-door',
      comment: "Another workspace's files are reached only through its exports.",
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: ['^$1/', ...ENTRY_POINTS] },
    },
    {
      name: 'tools-through-the-front-door',
      comment: "A workspace's files are reached only through its exports.",
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: '^packages/', pathNot: ENTRY_POINTS },
    },
    {
      name: 'a-second-opinion-knows-no-engine',
      comment:
        'What engines are compared with was written from the rules alone: it imports only itself, and may read the rules page.',
      severity: 'error',
      from: { path: '^(tools/reference/[^/]+/rules)/' },
      to: { pathNot: ['^$1/', '^fs$'] },
    },
    {
      name: 'by-package-name',
      comment: "Another workspace is imported by its name ('@meadhall/…'), not by a path to it.",
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/' },
      to: { dependencyTypes: ['local'], path: '^(packages|apps)/', pathNot: '^$1/' },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'What several tests need belongs into testing/.',
      severity: 'error',
      from: {},
      to: { path: TESTS },
    },
    {
      name: 'no-circle',
      comment: 'Circular imports break apart at load time and hide the layering.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    ...layerRules,
    ...webFolderRules,
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^tools/node/', '/dist/', '[?](catalog|pseudo|rules)$'] },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
