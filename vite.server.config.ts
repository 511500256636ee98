import { defineConfig } from 'vite';

/**
 * The server as plain JavaScript: dist/server/main.js, and the embedded database's thread beside
 * it, which startDatabaseWorker looks for by this name. Packages stay in node_modules.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { main: 'server/main.ts', worker: 'server/db/embedded/worker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
