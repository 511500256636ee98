import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Areas } from '#core';

export interface OpenedAreas {
  readonly areas: Areas;
  close(): Promise<void>;
}

/** What every {@link Areas} promises; 서울 관악구 is known to all of them. */
export function areasContract(name: string, open: () => Promise<OpenedAreas>): void {
  describe(`Areas: ${name}`, () => {
    let opened: OpenedAreas;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('시·도 and 시·군·구 come in the order of their codes, each once', async () => {
      const all = await opened.areas.all();
      const codes = all.map(({ code }) => code);
      expect(codes).toEqual([...new Set(codes)].sort());
      expect(new Set(all.map((area) => area.name)).size).toBe(all.length);
      for (const code of codes) expect(code).toMatch(/^(?!00)\d{5}00000$/);
      expect(all).toContainEqual({ code: '1100000000', name: '서울' });
      expect(all).toContainEqual({ code: '1162000000', name: '서울 관악구' });
    });

    test('a cancelled call rejects with an AbortError', async () => {
      const asked = opened.areas.all(AbortSignal.abort());
      await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
