import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstScriptInPage } from './scripts/setup/first-script.mjs';
import { leaveOut } from './scripts/setup/leave-out.mjs';
import { stylesLast } from './scripts/setup/styles-last.mjs';
import { styling } from './scripts/setup/styling.mjs';

/** Where `npm run dev` finds the API; the page itself always asks its own origin. */
const api = process.env['API_PROXY'] ?? `http://127.0.0.1:${process.env['API_PORT'] ?? '4180'}`;

/** Shared by the first screens. */
const KIT =
  /preload-helper|src\/(core|adapters\/http\/degrees|ui\/(components|stores|styles|text|ground\/(use-|lazily|paths)|popups\/load-popup|widgets\/(ad|area-text|house-card|house-focus|line-badge|plain-search|price-tag|server-html\/(Server|Error)Words|notice-view\/use-minute|spoken|keep-button|zzim-heart)))/;
/** What lists of deals alone offer. */
const ALARMS = /src\/core\/deal-alarm\//;
/** Shared by the lists of whole cards, as on the map and in 찜. */
const CARDS =
  /ui\/(widgets\/house-card\/(HouseCard(?!Skeleton)|CardTags)|widgets\/compare\/(Compare(Check|Dock|Switch)|compare-(check|full|switch)|clear-compared))/;
/** Above a list that is filtered, and in its place while it is on its way: lists of deals have no card of a house. */
const CHIPS = /ui\/(components\/chip\/Clearable|widgets\/house-card\/HouseCardSkeleton)/;
/** The map's page but for its layout, which a house that is opened beside it has as well. */
const MAP =
  /ui\/(components\/sheet|widgets\/house-filter|screens\/map)\/(?!KeptMap|MapLayout|map-layout|later-map|filter-labels|head\/DirectChips|list\/DirectsSide|ahead\/(look-ahead|next-view))/;
/** Shared by long lists, of houses beside the map and of notices. */
const LISTS =
  /ui\/(components\/list\/(?!SortMenu|sort-menu|rows-near|use-row-window)|stores\/paged-list)/;
/** Shared by the page of a house and its pictures. */
const PHOTOS = /ui\/widgets\/photo-slides/;
/** Shared by rows of houses and what stands beside them, as on the home screen and below a house. */
const ROWS =
  /ui\/(widgets\/(house-card\/(HouseTile|house-tile)|address-row\/|ad\/(Ad\.|ad\.|ad-store))|components\/field\/field\.module)/;
/** Rules and words of notices, which pages without any have no use for. */
const NOTICES =
  /src\/core\/youth\/(fit\/(?!person\.|income-limits)|corrections|supply|days\/notice-(timeline|calendar)|closing-days|notice-(amounts|area-text|headline|order|search-text|tally|texts|links))/;
/** Shared by popups and signing in, which come after a press. */
const DIALOGS =
  /src\/(core\/(session\/sign-in|house\/recent-filters)|ui\/(components\/dialog\/(?!top-dialog|use-keyboard-room)|popups\/message|stores\/(return-path|finish-sign-in)|text\/login-error))/;
/** Shared by forms, which all come after a press. */
const FORMS =
  /src\/ui\/components\/(field\/(Field|Text|Select|Check|Radio|NeedMark|field-(props|note|frame|group)|text-box|choice)|icon\/form-icons)/;
/** The menu of what is read, and its icons. */
const MENU = /ui\/widgets\/more-menu\//;
/** How a notice is told at a glance, in a row as on its page. */
const SIGNS = /ui\/widgets\/notice-row\/(DueBadge|SupplySign)/;
/** What deals are called and how long they live: shared by lists, pages and forms of either kind. */
const DEALS = /src\/core\/deal\/(deal|deal-life|deal-names|direct-draft)\./;
/** What is counted and tidied of every text that a person writes. */
const WRITTEN = /src\/core\/shared\/text\/(graphemes|written-text)\./;
/** By what contacts are found in a text. */
const MASKS = /src\/core\/shared\/text\/(contact-patterns|mask-contacts|seen-letters)\./;
/** What forms of deals hold while it is typed. */
const TYPED = /ui\/widgets\/[\w-]+\/typed-(values|direct)\./;
/** How people are reached, whoever is. */
const CONTACTS = /ui\/widgets\/contact-bar\//;
/** What warns of a text, beside it and in it. */
const RISKS = /ui\/widgets\/risk-card\/(RiskCard|RiskText|risk-)/;
/** What posts are and where they stand: shared by boards, rows and pages. */
const POSTS = /src\/core\/community\/(post|boards|post-list-address)\./;
/** Rows of articles, before and after they came. */
const ARTICLES = /ui\/widgets\/content-row\//;
/** What leads from a list to its form. */
const WRITE_LINK = /ui\/widgets\/write-link\//;
/** Hearts of deals: on cards, on pages and in a list of their own. */
const HEARTS = /ui\/widgets\/zzim-heart\/(Deal|deal-|use-deal)/;
/** What one viewing a room writes down: its screens are opened after each other. */
const CHECKLISTS =
  /src\/(core\/checklist\/(?!checklist-items)|ui\/(screens\/checklist[\w-]*\/(?!\w+Screen|[\w-]+-first)|widgets\/checklist\/(?!use-checklist-item)|stores\/checklists))/;
/** Of the kit's rooms, but for popups, forms, map engines and what people write: most screens do without. */
const LATER =
  /src\/(core\/(address\/|chat\/|checklist\/|collection\/|compare\/(?!compared-set)|community\/|deal\/|document\/|mate\/|moderation\/|offline\/kept-kinds|outbox\/|push\/|risk\/|house\/(house-filter|house-map-address)|youth\/(days\/visitor-alarms|notice-filter|notice-areas|fit\/person\.)|zzim\/(joined|seen-state|zzim-deals|unsent)|map\/(mercator|nearby)|shared\/(download-file-name|hybrid-clock|phone|slider|text\/(graphemes|contact-patterns|mask-contacts|seen-letters|korean-number|written-text)))|ui\/(components\/(field\/(RangeSlider|Slider|range-slider|slider)|icon\/(checklist|popup)-icons|dialog\/use-keyboard-room|list\/(SortMenu|sort-menu|rows-near|use-row-window))|text\/unsent-lost|ground\/use-(panel-scroll|one-at-a-time)|widgets\/zzim-heart\/(Deal|deal-|use-deal)|stores\/(chat\/|device-clock|form-draft|kept-picture|push-renewal|seen\/|outbox\/(?!outbox-store)|zzim\/deal)))/;

/** What pages begin with, and how the files of it end. */
const FIRST_VIEW = /\/ui\/screens\/[\w-]+\/(?:[\w-]+-first\.ts|\w+Screen\.tsx)$/;
const SCREEN_END = '-s.js';

export default defineConfig({
  plugins: [react(), leaveOut(), stylesLast(), firstScriptInPage()],
  css: styling,
  worker: { format: 'es' },
  server: {
    proxy: {
      ...Object.fromEntries(
        [
          '^/v[12]/',
          '^/images/',
          '^/docs/',
          '^/map/base\\.json',
          '^/healthz',
          '^/readyz',
          '^/map/find$',
          '^/robots\\.txt$',
          '^/sitemap\\.xml$',
          '^/\\.well-known/',
        ].map((path) => [path, { target: api, changeOrigin: false }]),
      ),
      // Apple sends a form here; the same address is a page of the app.
      '^/oauth/apple': {
        target: api,
        changeOrigin: false,
        bypass: ({ method, url }) => (method === 'POST' ? undefined : url),
      },
    },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // The content security policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The entry names what each of these needs, and letters cost the first screen: of a screen that somebody
      // turns to all of it, so that nothing waits for anything; of what comes after it, styles alone.
      resolveDependencies: (file, needed) =>
        file.endsWith(SCREEN_END) ? needed : needed.filter((one) => one.endsWith('.css')),
    },
    rolldownOptions: {
      treeshake: {
        // Nothing there does anything but say what it exports: each screen takes what it uses.
        moduleSideEffects: [{ test: /\/(?:src\/core|contract)\//, sideEffects: false }],
      },
      output: {
        // The entry names all files, each letter hundreds of times: the manifest knows which is which.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ facadeModuleId }) =>
          FIRST_VIEW.test(facadeModuleId ?? '')
            ? `assets/[hash:7]${SCREEN_END}`
            : 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') === true
            ? 'assets/[hash:6][extname]'
            : 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            // Changes with an upgrade only, so that a new version of ours leaves it in the cache.
            {
              name: 'vendor',
              priority: 3,
              test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|mobx|mobx-react-lite|inversify|@inversifyjs|reflect-metadata)\//,
            },
            // What the entry would begin with: run before it, in a task of its own.
            {
              name: 'base',
              priority: 3,
              test: /node_modules\/zod\/|\/contract\/(area|houses|inventories|places|rooms|session)\.|src\/composition\/drawing/,
              includeDependenciesRecursively: false,
            },
            // Small pieces that most screens share: one request instead of a dozen.
            {
              name: 'kit',
              priority: 2,
              test: (id) =>
                KIT.test(id) &&
                !ALARMS.test(id) &&
                ![CARDS, CHIPS, LISTS, PHOTOS, ROWS, NOTICES, DIALOGS, FORMS, LATER].some((one) =>
                  one.test(id),
                ),
              minShareCount: 2,
            },
            // What they need lies in the kit and in the entry: taking it along would move it here.
            ...[
              { name: 'cards', test: CARDS },
              { name: 'chips', test: CHIPS },
              { name: 'deals', test: DEALS },
              { name: 'menu', test: MENU },
              { name: 'signs', test: SIGNS },
              { name: 'written', test: WRITTEN },
              { name: 'masks', test: MASKS },
              { name: 'typed', test: TYPED },
              { name: 'contacts', test: CONTACTS },
              { name: 'risks', test: RISKS },
              { name: 'posts', test: POSTS },
              { name: 'articles', test: ARTICLES },
              { name: 'write-link', test: WRITE_LINK },
              { name: 'hearts', test: HEARTS },
              { name: 'lists', test: LISTS },
              { name: 'photos', test: PHOTOS },
              { name: 'rows', test: ROWS },
              { name: 'notices', test: NOTICES },
              { name: 'dialogs', test: DIALOGS },
              { name: 'forms', test: FORMS },
              { name: 'map', test: MAP, minShareCount: 1 },
              { name: 'checklists', test: CHECKLISTS },
            ].map((group) => ({
              minShareCount: 2,
              ...group,
              priority: 1,
              includeDependenciesRecursively: false,
            })),
          ],
        },
      },
    },
  },
});
