import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styling } from './scripts/setup/styling.mjs';

/**
 * The app as the server runs it, to draw pages: dist/app/draw.js, whole, with its packages as they
 * are in production. It names files as dist/client does.
 */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  css: styling,
  ssr: { noExternal: true, target: 'node' },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/composition/draw.tsx',
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    // The files are those of dist/client.
    ssrEmitAssets: false,
    assetsInlineLimit: 0,
  },
});
