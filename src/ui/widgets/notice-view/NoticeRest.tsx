import type { Notice } from '#core';
import { NoticeApply } from './rest/NoticeApply';
import { NoticeDocuments } from './rest/NoticeDocuments';
import { NoticeFilesList } from './rest/NoticeFilesList';
import { NoticeUnits } from './rest/NoticeUnits';

export interface NoticeRestProps {
  readonly notice: Notice;
  readonly now: number;
}

/** What is offered, what to hand in, and where, in a chunk of its own. */
export function NoticeRest({ notice, now }: NoticeRestProps) {
  return (
    <>
      {notice.units.length > 0 && <NoticeUnits notice={notice} now={now} />}
      {notice.documents.length > 0 && <NoticeDocuments notice={notice} />}
      <NoticeFilesList notice={notice} />
      <NoticeApply notice={notice} now={now} />
    </>
  );
}
