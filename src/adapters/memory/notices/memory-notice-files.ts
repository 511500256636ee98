import {
  AppError,
  NOTICE_FILE,
  type Cancellation,
  type NoticeFileKind,
  type NoticeFiles,
  type NoticeSearch,
} from '#core';

/** {@link NoticeFiles} of which only the names are kept. */
export class MemoryNoticeFiles implements NoticeFiles {
  readonly kept: string[] = [];

  constructor(private readonly notices: Pick<NoticeSearch, 'one'>) {}

  async keep(id: string, kind: NoticeFileKind, cancel?: Cancellation): Promise<string> {
    const notice = await this.notices.one(id, cancel);
    if (notice === null) throw new AppError('not-found', '삭제된 게시물입니다.', 'id', 404);
    const name =
      kind === NOTICE_FILE.units
        ? `${notice.title} 공급 주택 목록.csv`
        : `${notice.title} 요약.txt`;
    this.kept.push(name);
    return name;
  }
}
