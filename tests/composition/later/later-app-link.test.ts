import { describe, expect, it } from 'vitest';
import { laterAppLink } from '../../../src/composition/later/later-app-link';

describe('a way into the app whose code is fetched later', () => {
  it('opens the path', async () => {
    const paths: string[] = [];
    const open = (path: string) => {
      paths.push(path);
      return Promise.resolve('opened' as const);
    };
    const opener = laterAppLink(() => Promise.resolve({ open }));
    await expect(opener.open('/map')).resolves.toBe('opened');
    expect(paths).toEqual(['/map']);
  });

  it('never rejects, not even where its code cannot be had', async () => {
    const opener = laterAppLink(() => Promise.reject(new Error('chunk')));
    await expect(opener.open('/map')).resolves.toBe('no-app');
  });
});
