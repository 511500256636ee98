/**
 * The directions of ARCHITECTURE.md. `npm run check` applies them to the tree, and
 * tests/architecture shows that each of them fires on code made to break it.
 */

/** @param {string[]} names packages, as regular expressions */
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

const REACT = npm('react', 'react-dom', 'react-router', 'react-router-dom', '@tanstack/[^/]+');
const MOBX = npm('mobx', 'mobx-react-lite');
/** The floors of src/ui from the bottom up: each may stand on those before it in this list. */
const UI_FLOORS = [
  'text',
  'stores',
  'components',
  'ground',
  'widgets',
  'popups',
  'screens',
  'frame',
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const uiFloors = UI_FLOORS.slice(0, -1).map((floor, index) => ({
  name: `nothing-above-${floor}`,
  comment: `The floors of src/ui, from the bottom up: ${UI_FLOORS.join(', ')}.`,
  severity: 'error',
  from: { path: `^src/ui/${floor}/` },
  to: { path: `^src/ui/(${UI_FLOORS.slice(index + 1).join('|')})/` },
}));

const SQL = npm('pg', 'drizzle-orm', '@electric-sql/[^/]+');

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or a third one is missing.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every-import-resolves',
    comment: 'An import leads nowhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'core-only-core',
    comment: 'The core is the rules of the product: no room, no package, no runtime.',
    severity: 'error',
    from: { path: '^src/core/' },
    to: { pathNot: '^src/core/' },
  },
  {
    name: 'core-noun-to-noun',
    comment:
      'A noun may know another noun’s entity and ports. A rule that two nouns need belongs to shared, or arrives as an argument.',
    severity: 'error',
    // A comparison puts what houses, deals and costs say side by side: it is made of their rules.
    from: { path: '^src/core/([^/]+)/', pathNot: '^src/core/compare/' },
    to: {
      path: '^src/core/[^/]+/',
      pathNot: [
        '^src/core/$1/',
        '^src/core/shared/',
        '\\.ports\\.ts$',
        '^src/core/([^/]+)/\\1\\.ts$',
        '^src/core/map/(geo|place)\\.ts$',
        '^src/core/(youth/notice|community/post|community/comment)\\.ts$',
        // What lists of deals are asked, which alarms keep.
        '^src/core/(deal/direct-filter|mate/mate-filter|mate/mate-terms)\\.ts$',
      ],
    },
  },
  {
    name: 'core-shared-knows-no-noun',
    comment: 'What every noun may use must not lean on one of them.',
    severity: 'error',
    from: { path: '^src/core/shared/' },
    to: { path: '^src/core/', pathNot: '^src/core/shared/' },
  },
  {
    name: 'core-by-its-front-door',
    comment: 'Outside the core, import from #core.',
    severity: 'error',
    from: { pathNot: '^(src/core|tests/core|tests/architecture)/' },
    to: { path: '^src/core/', pathNot: '^src/core/index\\.ts$' },
  },
  {
    name: 'core-does-not-use-its-front-door',
    comment: 'Inside the core, import the file: through index.ts everything is a cycle.',
    severity: 'error',
    from: { path: '^src/core/', pathNot: '^src/core/index\\.ts$' },
    to: { path: '^src/core/index\\.ts$' },
  },
  {
    name: 'adapters-only-core-and-contract',
    comment: 'An adapter brings the world to the ports of the core.',
    severity: 'error',
    from: { path: '^src/adapters/' },
    to: { path: '^(src|server|scripts|tests)/', pathNot: '^src/(adapters|core)/' },
  },
  {
    name: 'wire-only-in-http',
    comment: 'The wire is parsed in adapters/http and nowhere else.',
    severity: 'error',
    from: { path: '^src/adapters/', pathNot: '^src/adapters/http/' },
    to: { path: '^contract/' },
  },
  {
    name: 'app-reads-replies-only',
    comment:
      'What the server is asked is checked by the server. The schemas of queries and bodies have files of their own, so that no browser loads them.',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: '^contract/([^/]+-(queries|bodies)|query-values)\\.ts$' },
  },
  {
    name: 'adapter-families-apart',
    comment:
      'http, storage, maps, … know nothing of each other: composition joins them. What several need of the page is in shared.',
    severity: 'error',
    from: { path: '^src/adapters/([^/]+)/' },
    to: { path: '^src/adapters/', pathNot: '^src/adapters/($1|shared)/' },
  },
  {
    name: 'map-vendors-apart',
    comment:
      'What two vendors share is a rule: the map’s folder or the core. What is the same for all whose script draws the map is in scripted, which knows none of them.',
    severity: 'error',
    from: { path: '^src/adapters/maps/([^/]+)/' },
    to: { path: '^src/adapters/maps/[^/]+/', pathNot: '^src/adapters/maps/($1|scripted)/' },
  },
  {
    name: 'ui-only-core',
    comment: 'A view reaches the world through Services, never through an adapter.',
    severity: 'error',
    from: { path: '^src/ui/' },
    to: { path: '^(src|contract|server|scripts|tests)/', pathNot: '^src/(ui|core)/' },
  },
  {
    name: 'screens-apart',
    comment: 'A piece that two screens need is a widget; ui/frame/routes.tsx places them.',
    severity: 'error',
    from: { path: '^src/ui/screens/([^/]+)/' },
    to: { path: '^src/ui/screens/', pathNot: '^src/ui/screens/$1/' },
  },
  {
    name: 'popups-apart',
    comment: 'A popup opens another one by its name.',
    severity: 'error',
    from: { path: '^src/ui/popups/([^/]+)/' },
    to: { path: '^src/ui/popups/[^/]+/[^/]+Popup\\.tsx$', pathNot: '^src/ui/popups/$1/' },
  },
  ...uiFloors,
  {
    name: 'components-know-no-store-and-no-domain',
    comment: 'The design system: values, labels and callbacks come as props.',
    severity: 'error',
    from: { path: '^src/ui/components/' },
    to: { path: '^src/(core|ui/stores)/' },
  },
  {
    name: 'components-know-no-mobx',
    comment: 'A component is told by its props.',
    severity: 'error',
    from: { path: '^src/ui/components/' },
    to: { path: MOBX },
  },
  {
    name: 'stores-know-no-react',
    comment: 'A store is plain MobX: views watch it.',
    severity: 'error',
    from: { path: '^src/ui/(stores/|.*-store\\.ts$)' },
    to: { path: REACT, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'composition-not-server',
    comment: 'The browser and the server meet on the wire only.',
    severity: 'error',
    from: { path: '^src/composition/' },
    to: { path: '^(contract|server|scripts|tests)/' },
  },
  {
    name: 'nobody-imports-composition',
    comment: 'Composition knows everybody; nobody knows composition.',
    severity: 'error',
    from: { path: '^(src|contract|server)/', pathNot: '^src/composition/' },
    to: { path: '^src/composition/' },
  },
  {
    name: 'first-stands-alone',
    comment: 'It is part of every page, before anything else: what it imports would be, too.',
    severity: 'error',
    from: { path: '^src/first/' },
    to: { pathNot: '^src/first/' },
  },
  {
    name: 'nobody-imports-first',
    comment: 'It runs by itself; the app hears of it by the marks and events of the page.',
    severity: 'error',
    from: { path: '^(src|contract|server|scripts)/', pathNot: '^src/first/' },
    to: { path: '^src/first/' },
  },
  {
    name: 'worker-only-core',
    comment: 'It runs beside all pages, without any of them: the core’s rules are all it shares.',
    severity: 'error',
    from: { path: '^src/worker/' },
    to: { pathNot: '^src/(worker|core)/' },
  },
  {
    name: 'nobody-imports-worker',
    comment: 'A file of its own, built by its path; pages and worker speak by messages.',
    severity: 'error',
    from: { path: '^(src|contract|server|scripts)/', pathNot: '^src/worker/' },
    to: { path: '^src/worker/' },
  },
  {
    name: 'server-only-core-and-contract',
    comment: 'The server shares the rules and the wire with the browser, nothing else.',
    severity: 'error',
    from: { path: '^server/' },
    to: { path: '^(src|scripts|tests)/', pathNot: '^src/core/' },
  },
  {
    name: 'server-db-knows-no-contract',
    comment: 'A repository answers records; a route presents them.',
    severity: 'error',
    from: { path: '^server/db/' },
    to: { path: '^contract/' },
  },
  {
    name: 'server-db-keeps-what-ports-promise',
    comment: 'A repository implements a port; what it needs besides is in server/shared.',
    severity: 'error',
    from: { path: '^server/db/' },
    to: { path: '^server/', pathNot: '^server/(db|ports|shared)/' },
  },
  {
    name: 'server-db-behind-ports',
    comment:
      'Ask a port: main.ts and what it opens hand the repository in. Only what fills a database writes to it.',
    severity: 'error',
    from: {
      path: '^server/',
      pathNot:
        '^server/((db|import|sample)/|(main|prepare|open-(forgetting|jobs|notifications|pictures|push))\\.ts$)',
    },
    to: { path: '^server/db/' },
  },
  {
    name: 'server-ports-only-promise',
    comment: 'A port names what is promised, never who keeps it.',
    severity: 'error',
    from: { path: '^server/ports/' },
    to: { path: '^server/', pathNot: '^server/(ports|shared|env)(/|\\.ts$)' },
  },
  {
    name: 'server-shared-knows-nobody',
    comment: 'What every room of the server may use must not lean on one of them.',
    severity: 'error',
    from: { path: '^server/shared/' },
    to: { path: '^server/', pathNot: '^server/shared/' },
  },
  {
    name: 'server-workshops-apart',
    comment:
      'Columns, pictures, the map and its tables, files of notices, jobs and streams make or do things; what they need is handed in.',
    severity: 'error',
    from: {
      path: '^server/(columns|pictures|map|geography|notices|jobs|notifications)/',
    },
    to: { path: '^server/', pathNot: '^server/($1|ports|shared|geography)/' },
  },
  {
    name: 'server-http-knows-no-noun',
    comment: 'How requests come and answers go is the same for every noun.',
    severity: 'error',
    from: { path: '^server/http/' },
    to: {
      path: '^server/',
      pathNot: '^server/(http|ports|shared)/|^server/(env|errors)(/|\\.ts$)',
    },
  },
  {
    name: 'server-routes-are-the-top',
    comment: 'Routes ask ports, accounts and houses, never the other way round.',
    severity: 'error',
    from: { path: '^server/', pathNot: '^server/(routes/|app\\.ts$|main\\.ts$)' },
    to: { path: '^server/(routes/|app\\.ts$|main\\.ts$)' },
  },
  {
    name: 'server-fillers-run-apart',
    comment: 'Imports and the sample fill a database before somebody asks; no request does.',
    severity: 'error',
    from: { path: '^server/', pathNot: '^server/((import|sample)/|main\\.ts$)' },
    to: { path: '^server/(import|sample)/' },
  },
  {
    name: 'emulators-behind-outside',
    comment: 'Whoever asks a service outside does not know whether it is emulated.',
    severity: 'error',
    from: { path: '^server/', pathNot: '^server/(emulators|outside)/' },
    to: { path: '^server/emulators/' },
  },
  {
    name: 'contract-only-core',
    comment: 'The wire is described by itself and by the core’s nouns.',
    severity: 'error',
    from: { path: '^contract/' },
    to: { path: '^(src|server|scripts|tests)/', pathNot: '^src/core/' },
  },
  {
    name: 'nobody-imports-tests',
    comment: 'The product does not lean on its tests.',
    severity: 'error',
    from: { path: '^(src|contract|server|scripts)/' },
    to: { path: '^tests/' },
  },
  {
    name: 'inversify-only-in-composition',
    comment: 'Wiring stands in one place; everything else takes constructor arguments.',
    severity: 'error',
    from: { path: '^(src|contract|server|tests)/', pathNot: '^(src|tests)/composition/' },
    to: { path: npm('inversify', '@inversifyjs/[^/]+', 'reflect-metadata') },
  },
  {
    name: 'axios-only-in-http',
    comment: 'The wire is spoken in adapters/http and nowhere else.',
    severity: 'error',
    from: { path: '^(src|contract|server)/', pathNot: '^src/adapters/http/' },
    to: { path: npm('axios') },
  },
  {
    name: 'react-and-mobx-only-in-ui',
    comment: 'Adapters, contract and server have no views and no stores.',
    severity: 'error',
    from: { path: '^(src|contract|server)/', pathNot: '^src/(ui|composition)/' },
    to: { path: [REACT, MOBX] },
  },
  {
    name: 'map-engine-only-in-its-adapter',
    comment: 'What a vendor can do goes through MapProvider and its capabilities.',
    severity: 'error',
    from: { path: '^(src|contract|server)/', pathNot: '^src/adapters/maps/maplibre/' },
    to: { path: npm('maplibre-gl') },
  },
  {
    name: 'vendor-types-only-in-their-adapter',
    comment:
      'They declare globals; the adapter’s own surface (<vendor>-sdk.ts) is what others see.',
    severity: 'error',
    from: {
      path: '^(src|contract|server|tests)/',
      pathNot: '^src/adapters/maps/(kakao|naver)/\\1-sdk\\.ts$',
    },
    to: { path: npm('kakao\\.maps\\.d\\.ts', '@types/navermaps') },
  },
  {
    name: 'sql-only-in-db',
    comment: 'A repository is the only SQL.',
    severity: 'error',
    from: { path: '^(src|contract|server)/', pathNot: '^server/db/' },
    to: { path: SQL },
  },
  {
    name: 'http-server-only-in-server',
    comment: 'Fastify, sharp and Node’s own modules stay on the server’s side.',
    severity: 'error',
    from: { path: '^(src|contract)/' },
    to: {
      path: [
        '(^|/)node_modules/(fastify|@fastify/[^/]+|fastify-[^/]+|sharp|iconv-lite|csv-parse)/',
      ],
    },
  },
  {
    name: 'node-only-on-the-server',
    comment: 'The browser has no Node.',
    severity: 'error',
    from: { path: '^(src|contract)/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'product-needs-no-dev-package',
    comment: 'Move the package to dependencies.',
    severity: 'error',
    // The thread's way in from its source, in development and tests; a build starts a bundle.
    from: { path: '^(src|contract|server)/', pathNot: '/worker-from-source\\.mjs$' },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only', 'triple-slash-type-reference'],
    },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden,
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '\\.(scss|css|svg)' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
    cache: false,
  },
};
