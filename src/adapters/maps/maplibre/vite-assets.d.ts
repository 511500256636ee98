/** What vite makes of an import with this ending: the address of a worker's own bundle. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}

declare module '*.css';
