/** Whether every path of every matrix is walked (`npm run test:full`). */
export const isFull = process.env['HANKAN_FULL'] === '1';
