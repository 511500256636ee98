import { NOTICE_FILE, type Notice, type NoticeFileKind } from '#core';
import { noticeFileParams } from '#contract/notice-queries';
import { Refusal } from '../../errors';
import { attachment } from '../../http/headers/attachment';
import type { Api } from '../../http/wire-types';
import { noticeText } from '../../notices/notice-text';
import { unitTable } from '../../notices/unit-table';
import type { AppDeps } from '../../ports/app-deps';

interface NoticeFile {
  readonly type: string;
  readonly extension: 'csv' | 'txt';
  readonly name: (notice: Notice) => string;
  readonly text: (notice: Notice, now: number) => string;
}

const FILES: Readonly<Record<NoticeFileKind, NoticeFile>> = {
  [NOTICE_FILE.units]: {
    type: 'text/csv; charset=utf-8',
    extension: 'csv',
    name: ({ title }) => `${title} 공급 주택 목록`,
    text: ({ units }) => unitTable(units),
  },
  [NOTICE_FILE.summary]: {
    type: 'text/plain; charset=utf-8',
    extension: 'txt',
    name: ({ title }) => `${title} 요약`,
    text: noticeText,
  },
};

export function getNoticeFile(app: Api, { notices, clock }: AppDeps): void {
  app.get(
    '/v2/notices/:id/files/:kind',
    {
      schema: {
        tags: ['notices'],
        summary: 'A notice as a file to keep: its units as a table, or all of it as plain text',
        params: noticeFileParams,
      },
      config: {
        alsoAnswers: {
          200: {
            description: 'units is a table with a byte order mark, summary is plain text',
            types: ['text/csv', 'text/plain'],
          },
          304: { description: 'The browser has it already' },
        },
      },
    },
    async ({ params: { id, kind } }, reply) => {
      const now = clock.now();
      const found = await notices.one(id, now);
      if (found === null) throw new Refusal('deleted', 'id');
      const { type, extension, name, text } = FILES[kind];
      return reply
        .type(type)
        .header('content-disposition', attachment(name(found.notice), extension))
        .send(text(found.notice, now));
    },
  );
}
