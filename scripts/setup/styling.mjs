/**
 * How style sheets are read, in the browser's build and in the server's alike.
 * @type {import('vite').CSSOptions}
 */
export const styling = {
  modules: { localsConvention: 'camelCaseOnly' },
  preprocessorOptions: { scss: { loadPaths: ['src/ui/styles'] } },
};
