import { createRoot, hydrateRoot } from 'react-dom/client';

/** What draws comes with the libraries (vite.config.ts): to set it up takes a task of its own. */
export const drawing = { createRoot, hydrateRoot };
