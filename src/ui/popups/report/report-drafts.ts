import { REPORT_REASON, type KeyValueStorage, type ReportReason } from '#core';
import { FormDraft } from '../../stores/form-draft';
import type { ReportSubject } from '../../stores/popups/props/report-props';

/** A report that is being written. */
export interface ReportDraft {
  readonly subject: ReportSubject;
  /** The page that it is written on. */
  readonly path: string;
  readonly reason: ReportReason | null;
  /** What stands in each reason's own text area. */
  readonly texts: Readonly<Partial<Record<ReportReason, string>>>;
  /** Names its sending once it was tried; a change of its words makes it another one. */
  readonly key: string | null;
}

const MOST = 10;

const isOf = (one: ReportSubject, other: ReportSubject): boolean =>
  one.target?.code === other.target?.code && one.target?.id === other.target?.id;

/** What is being written a tab, a draft a target (spec/readings R14, R23). */
export class ReportDrafts {
  private readonly kept: FormDraft<readonly ReportDraft[]>;

  constructor(perTab: KeyValueStorage) {
    this.kept = new FormDraft(perTab, 'report', areDrafts);
  }

  /** What was written last on a page. */
  on(path: string): ReportDraft | null {
    return this.all().find((one) => one.path === path) ?? null;
  }

  /** What was written of a thing, wherever it was; else an empty one. */
  of(subject: ReportSubject, path: string): ReportDraft {
    const known = this.all().find((one) => isOf(one.subject, subject));
    return { reason: null, texts: {}, key: null, ...known, subject, path };
  }

  keep(draft: ReportDraft): void {
    const others = this.all().filter((one) => !isOf(one.subject, draft.subject));
    this.kept.keep([draft, ...others].slice(0, MOST));
  }

  /** Whether a report of it is being written. */
  has(subject: ReportSubject): boolean {
    return this.all().some((one) => isOf(one.subject, subject));
  }

  /** Words that were kept elsewhere are written anew, before what is being written of the same. */
  takeUp(subject: ReportSubject, path: string, reason: ReportReason, content: string): void {
    const { texts } = this.of(subject, path);
    const before = texts[reason]?.trim() ?? '';
    const isThere = before === '' || before === content;
    const text = isThere ? content : `${content}\n${before}`;
    this.keep({ subject, path, reason, texts: { ...texts, [reason]: text }, key: null });
  }

  drop({ subject }: ReportDraft): void {
    const others = this.all().filter((one) => !isOf(one.subject, subject));
    if (others.length > 0) this.kept.keep(others);
    else this.kept.drop();
  }

  private all(): readonly ReportDraft[] {
    return this.kept.read() ?? [];
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

function areDrafts(stored: unknown): stored is readonly ReportDraft[] {
  return Array.isArray(stored) && stored.every(isDraft);
}

function isDraft(value: unknown): boolean {
  if (!isObject(value) || !isObject(value['texts']) || !isObject(value['subject'])) return false;
  const { reason, path, key, texts } = value;
  const { title, target, authorId } = value['subject'];
  const isReason = reason === null || Object.values(REPORT_REASON).some((one) => one === reason);
  const isTarget =
    target === null ||
    (isObject(target) && [target['code'], target['id']].every((one) => typeof one === 'string'));
  const areTexts = [...Object.values(texts), path, title].every((one) => typeof one === 'string');
  return isReason && isTarget && areTexts && isTextOrNull(key) && isTextOrNull(authorId);
}
