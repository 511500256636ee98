import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { ReportDrafts, type ReportDraft } from '../../../../src/ui/popups/report/report-drafts';

const draftOf = (id: string | null, path = '/place/1'): ReportDraft => ({
  subject: {
    target: id === null ? null : { code: 'OPITG10001', id },
    title: '집',
    authorId: null,
  },
  path,
  reason: 'ABUSE',
  texts: { ABUSE: '글' },
  key: null,
});
const open = (stored?: string) =>
  new ReportDrafts(new MemoryStorage(stored === undefined ? {} : { DRAFT_report: stored }));

it('keeps one a thing, the last on a page first', () => {
  const drafts = open();
  drafts.keep(draftOf('1'));
  drafts.keep(draftOf('2'));
  drafts.keep({ ...draftOf('1'), key: 'k' });
  drafts.keep(draftOf(null, '/more'));
  expect(drafts.on('/place/1')).toEqual({ ...draftOf('1'), key: 'k' });
  expect(drafts.on('/more')).toEqual(draftOf(null, '/more'));
  drafts.drop(draftOf('1'));
  expect(drafts.on('/place/1')).toEqual(draftOf('2'));
  drafts.drop(draftOf('2'));
  drafts.drop(draftOf(null));
  expect([drafts.on('/place/1'), drafts.on('/more')]).toEqual([null, null]);
});

it('takes up what was written of a thing on another page, under its name of today', () => {
  const drafts = open();
  drafts.keep(draftOf('1', '/zzim'));
  const subject = { ...draftOf('1').subject, title: '새 이름' };
  expect(drafts.of(subject, '/place/1')).toEqual({ ...draftOf('1'), subject });
  const other = draftOf('2').subject;
  const empty = { subject: other, path: '/p', reason: null, texts: {}, key: null };
  expect(drafts.of(other, '/p')).toEqual(empty);
});

it('takes up words that were kept elsewhere, before what is being written of the same', () => {
  const drafts = open();
  const { subject } = draftOf('1');
  expect(drafts.has(subject)).toBe(false);
  drafts.takeUp(subject, '/outbox', 'ABUSE', '거절된 글');
  drafts.takeUp(subject, '/outbox', 'ABUSE', '거절된 글');
  expect(drafts.on('/outbox')).toEqual({
    ...draftOf('1', '/outbox'),
    texts: { ABUSE: '거절된 글' },
  });
  drafts.keep({ ...draftOf('1'), texts: { ABUSE: '쓰던 글', OTHER: '기타' } });
  drafts.takeUp(subject, '/outbox', 'ABUSE', '거절된 글');
  expect(drafts.on('/outbox')?.texts).toEqual({ ABUSE: '거절된 글\n쓰던 글', OTHER: '기타' });
  expect(drafts.has(subject)).toBe(true);
});

it('forgets the oldest of more than ten', () => {
  const drafts = open();
  for (let id = 0; id < 11; id += 1) drafts.keep(draftOf(String(id), `/place/${id}`));
  expect(drafts.on('/place/0')).toBeNull();
  expect(drafts.on('/place/1')).not.toBeNull();
});

it.each([
  ['no list', {}],
  ['a path', { path: 1 }],
  ['a reason', { reason: 'SPAM' }],
  ['texts', { texts: { ABUSE: 1 } }],
  ['no texts', { texts: null }],
  ['a key', { key: 1 }],
  ['no subject', { subject: null }],
  ['a title', { subject: { target: null, title: 1, authorId: null } }],
  ['an author', { subject: { target: null, title: '', authorId: 1 } }],
  ['a target', { subject: { target: { code: 'x' }, title: '', authorId: null } }],
])('does without a storage that somebody else has written: %s', (name, change) => {
  const stored = name === 'no list' ? draftOf('1') : [{ ...draftOf('1'), ...change }];
  expect(open(JSON.stringify(stored)).on('/place/1')).toBeNull();
});

it('never throws on what stands there', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      expect(open(stored).on('/place/1')).toBeNull();
    }),
  );
});
