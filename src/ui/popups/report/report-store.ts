import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  MOST_REPORT_TITLE,
  reportLength,
  validateReport,
  type Random,
  type ReportCheck,
  type ReportReason,
  type Reports,
} from '#core';
import type { ReportDraft, ReportDrafts } from './report-drafts';

/** What a sending led to. */
export type Sending =
  | { readonly kind: 'sent'; readonly caseNumber: string }
  /** It waits on the device, and goes by itself. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'failed'; readonly error: unknown };

type SendReport = (
  ...sent: Parameters<Reports['send']>
) => Promise<{ readonly caseNumber: string } | null>;

/**
 * A report as it is written and sent. What is typed is kept a tab until it was taken
 * (spec/readings R14).
 */
export class ReportStore {
  state: 'editing' | 'sending' | 'done' = 'editing';
  /** What a press on the button found missing, until something changes. */
  fault: (ReportCheck & { ok: false }) | null = null;

  constructor(
    /** Null where it is kept on the device, and goes later. */
    private readonly sendReport: SendReport,
    private readonly random: Pick<Random, 'id'>,
    private readonly drafts: ReportDrafts,
    public draft: ReportDraft,
  ) {
    makeAutoObservable<this, 'sendReport' | 'random' | 'drafts'>(this, {
      draft: observableRef,
      fault: observableRef,
      sendReport: false,
      random: false,
      drafts: false,
    });
  }

  /** Kept before anything is typed: a reload finds what it was about. */
  start(): void {
    if (this.state !== 'done') this.drafts.keep(this.draft);
  }

  /** What stands in the text area of the chosen reason. */
  get content(): string {
    const { reason, texts } = this.draft;
    return (reason !== null && texts[reason]) || '';
  }

  get length(): number {
    return reportLength(this.content);
  }

  get check(): ReportCheck {
    return validateReport({ category: this.draft.reason, content: this.content });
  }

  choose(reason: ReportReason): void {
    this.change({ reason });
  }

  type(content: string): void {
    const { reason, texts } = this.draft;
    if (reason !== null) this.change({ texts: { ...texts, [reason]: content } });
  }

  /** Whether it can be sent; what is missing is said from here on. */
  review(): boolean {
    this.fault = this.check.ok ? null : this.check;
    return this.check.ok;
  }

  /** Null where nothing can be sent now: something is missing, or it is on its way already. */
  async send(): Promise<Sending | null> {
    const { subject, reason } = this.draft;
    if (this.state !== 'editing' || reason === null || !this.review()) return null;
    this.state = 'sending';
    // Until it is taken: whatever is sent twice on the way is one report.
    const key = this.draft.key ?? this.random.id();
    this.draft = { ...this.draft, key };
    this.drafts.keep(this.draft);
    try {
      const title = Array.from(subject.title).slice(0, MOST_REPORT_TITLE).join('');
      const content = this.content.trim();
      const sent = await this.sendReport({ ...subject, title, reason, content }, key);
      this.drafts.drop(this.draft);
      this.become('done');
      return sent === null ? { kind: 'kept' } : { kind: 'sent', ...sent };
    } catch (error) {
      this.become('editing');
      return { kind: 'failed', error };
    }
  }

  private change(change: Partial<ReportDraft>): void {
    if (this.state !== 'editing') return;
    this.draft = { ...this.draft, key: null, ...change };
    this.fault = null;
    this.drafts.keep(this.draft);
  }

  private become(state: 'editing' | 'done'): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
