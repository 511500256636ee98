import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOTICE_FILE, type NoticeContent, type NoticeFiles } from '#core';
import { noticeContent } from '../../support/notices';

/** Files of the notices that were given. */
export interface OpenedNoticeFiles {
  readonly files: NoticeFiles;
  readonly ids: readonly string[];
  /** The names of those that the device was handed. */
  readonly kept: () => readonly string[];
  close(): Promise<void>;
}

const TITLE = '2026년 청년 "매입임대" 100% (예시)';

/** What all {@link NoticeFiles} promise. */
export function noticeFilesContract(
  name: string,
  open: (contents: readonly NoticeContent[]) => Promise<OpenedNoticeFiles>,
): void {
  describe(`NoticeFiles: ${name}`, () => {
    let opened: OpenedNoticeFiles;
    beforeAll(async () => {
      opened = await open([noticeContent({ title: TITLE }), noticeContent({ units: [] })]);
    });
    afterAll(() => opened.close());

    test('each kind is kept under a name of its own, which is answered', async () => {
      const [id = ''] = opened.ids;
      for (const [kind, end] of [
        [NOTICE_FILE.units, ' 공급 주택 목록.csv'],
        [NOTICE_FILE.summary, ' 요약.txt'],
      ] as const) {
        const before = opened.kept().length;
        expect(await opened.files.keep(id, kind)).toBe(`${TITLE}${end}`);
        expect(opened.kept().slice(before)).toEqual([`${TITLE}${end}`]);
      }
    });

    test('a notice without homes has both, too', async () => {
      const [, id = ''] = opened.ids;
      for (const kind of Object.values(NOTICE_FILE))
        expect(await opened.files.keep(id, kind)).toBe(opened.kept().at(-1));
    });

    test('of a notice that nobody knows nothing is kept', async () => {
      const before = opened.kept().length;
      for (const id of ['999999', '..']) {
        const asked = opened.files.keep(id, NOTICE_FILE.units);
        await expect(asked).rejects.toMatchObject({ name: 'AppError', kind: 'not-found' });
      }
      expect(opened.kept()).toHaveLength(before);
    });

    test('a cancelled call rejects with an AbortError, and keeps nothing', async () => {
      const [id = ''] = opened.ids;
      const before = opened.kept().length;
      const cancel = new AbortController();
      const asked = opened.files.keep(id, NOTICE_FILE.units, cancel.signal);
      cancel.abort();
      for (const one of [asked, opened.files.keep(id, NOTICE_FILE.summary, cancel.signal)])
        await expect(one).rejects.toMatchObject({ name: 'AbortError' });
      expect(opened.kept()).toHaveLength(before);
    });
  });
}
