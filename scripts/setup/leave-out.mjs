import { UNREACHED_PARTS, withoutParts } from './unreached-parts.mjs';

/**
 * Parts of packages that nothing of ours reaches but that a bundler cannot drop, because the
 * package itself names them: file → the names it exports. In the built app a call of one throws; of
 * a name with `()`, which is called as the package is loaded, a call of its answer throws, and one
 * with `(error)`, which only puts an error into words, throws that as it is.
 * Why, and what to do when one is wanted: docs/adr/0008.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const UNREACHED = {
  // Requests go by XMLHttpRequest, which also tells how far an upload is.
  'axios/lib/adapters/fetch.js': ['getFetch'],
  // Forms are the browser's own FormData, parameters its URLSearchParams.
  'axios/lib/helpers/AxiosURLSearchParams.js': ['default'],
  'axios/lib/helpers/formDataToJSON.js': ['default'],
  'axios/lib/helpers/toFormData.js': ['default'],
  'axios/lib/helpers/toURLEncodedForm.js': ['default'],
  // Tokens go in headers of ours; no cookie is read for one (withXSRFToken: false).
  'axios/lib/helpers/cookies.js': ['default'],
  'axios/lib/helpers/isURLSameOrigin.js': ['default'],
  // An AbortSignal cancels; a status is a number.
  'axios/lib/cancel/CancelToken.js': ['default'],
  'axios/lib/helpers/HttpStatusCode.js': ['default'],
  // Everything is wired by toDynamicValue (docs/adr/0001): no class, argument or alias to plan.
  '@inversifyjs/core/lib/metadata/calculations/getClassMetadata.js': ['getClassMetadata'],
  '@inversifyjs/core/lib/planning/actions/currySubplan.js': ['currySubplan()'],
  '@inversifyjs/core/lib/planning/models/InstanceBindingNodeImplementation.js': [
    'InstanceBindingNodeImplementation',
  ],
  '@inversifyjs/core/lib/planning/models/ResolvedValueBindingNodeImplementation.js': [
    'ResolvedValueBindingNodeImplementation',
  ],
  '@inversifyjs/core/lib/planning/models/PlanServiceRedirectionBindingNodeImplementation.js': [
    'PlanServiceRedirectionBindingNodeImplementation',
  ],
  // No value needs itself: that would not get past the first test that draws the app.
  '@inversifyjs/core/lib/planning/calculations/handlePlanError.js': ['handlePlanError(error)'],
  '@inversifyjs/core/lib/planning/calculations/handleResolveError.js': [
    'handleResolveError(error)',
  ],
  // Nothing is bound by itself, bound anew or unbound, and there are no snapshots to restore.
  '@inversifyjs/core/lib/binding/calculations/buildInstanceBinding.js': ['buildInstanceBinding'],
  '@inversifyjs/core/lib/binding/calculations/cloneBinding.js': ['cloneBinding'],
  '@inversifyjs/core/lib/resolution/actions/resolveBindingsDeactivations.js': [
    'resolveBindingsDeactivations',
  ],
  '@inversifyjs/core/lib/planning/actions/removeServiceNodeBindingIfContextFree.js': [
    'removeServiceNodeBindingIfContextFree',
  ],
  '@inversifyjs/core/lib/planning/actions/removeRootServiceNodeBindingIfContextFree.js': [
    'removeRootServiceNodeBindingIfContextFree',
  ],
};

/** All that is asked of metadata where nothing is decorated: the container counts its bindings in it. */
const METADATA_FILE = 'reflect-metadata/ReflectLite.js';
const METADATA = `
const kept = new Map();
Reflect.getOwnMetadata = (key) => kept.get(key);
Reflect.defineMetadata = (key, value) => { kept.set(key, value); };
`;

/** The router's own entries are its development build, whatever the mode. */
const ROUTER = 'react-router/dist/development/';

/**
 * Makes the built app smaller by what it does not reach. A file that an upgrade moves or renames
 * fails the build; the development server and the tests run the packages as they are.
 * @returns {import('vite').Plugin}
 */
export function leaveOut() {
  /** @type {Set<string>} */
  const seen = new Set();
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!/^react-router(\/dom)?$/.test(id)) return null;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (found === null || !fileInPackages(found.id).startsWith(ROUTER)) return found;
      seen.add(ROUTER);
      return found.id.replace('/dist/development/', '/dist/production/');
    },
    load(id) {
      const file = fileInPackages(id);
      if (file === METADATA_FILE) {
        seen.add(file);
        return METADATA;
      }
      const names = UNREACHED[file];
      if (names === undefined) return null;
      seen.add(file);
      return withoutBody(file, names);
    },
    transform(code, id) {
      const file = fileInPackages(id);
      const parts = UNREACHED_PARTS[file];
      if (parts !== undefined) {
        seen.add(file);
        return { code: withoutParts(file, code, parts), map: null };
      }
      return file.startsWith('react-router/dist/production/')
        ? { code: droppable(code), map: null }
        : null;
    },
    buildEnd(error) {
      if (error !== undefined) return;
      const listed = [...Object.keys(UNREACHED), ...Object.keys(UNREACHED_PARTS)];
      const missed = [...listed, METADATA_FILE, ROUTER].filter((file) => !seen.has(file));
      if (missed.length > 0)
        this.error(
          `No longer part of the app, see scripts/setup/leave-out.mjs: ${missed.join(', ')}`,
        );
    },
  };
}

/**
 * `axios/lib/utils.js` of a path into node_modules.
 * @param {string} id
 */
function fileInPackages(id) {
  return id.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? '';
}

/**
 * A module with the same names, whose every call says what is missing.
 * @param {string} file
 * @param {readonly string[]} names
 */
export function withoutBody(file, names) {
  const told = JSON.stringify(`${file} is left out of the built app: docs/adr/0008`);
  const exported = names.map((name) => {
    if (name.endsWith('()')) return `later as ${name.slice(0, -2)}`;
    return name.endsWith('(error)') ? `pass as ${name.slice(0, -7)}` : `leftOut as ${name}`;
  });
  return `function leftOut() { throw new Error(${told}); }
const later = () => leftOut;
const pass = (...args) => { throw args.at(-1); };
export { ${exported.join(', ')} };`;
}

/**
 * Components that are not imported go, once neither their making nor their naming counts as an
 * effect.
 * @param {string} code
 */
export function droppable(code) {
  return code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/ = (React\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1');
}
