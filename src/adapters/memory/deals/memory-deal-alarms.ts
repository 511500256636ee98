import {
  AppError,
  dealAlarmsFull,
  dealSearchParams,
  MOST_DEAL_ALARMS,
  type Cancellation,
  type DealAlarm,
  type DealAlarms,
  type DealSearch,
} from '#core';
import { answer } from '../answer';

interface Parts {
  /** Who is there; null for a visitor. */
  readonly member: () => string | null;
  /** What a dong is called; null where there is none. */
  readonly placeOf: (dongliCode: string) => string | null;
}

/** {@link DealAlarms} without a server, which tell of nothing. */
export class MemoryDealAlarms implements DealAlarms {
  private kept: readonly { readonly member: string; readonly alarm: DealAlarm }[] = [];
  private made = 0;

  constructor(private readonly parts: Parts) {}

  all(cancel?: Cancellation): Promise<readonly DealAlarm[]> {
    return answer(cancel, () => this.of(this.member()));
  }

  set(search: DealSearch): Promise<DealAlarm> {
    return answer(undefined, () => {
      const member = this.member();
      const { dongliCode } = search.filter;
      const place = dongliCode === null ? null : this.parts.placeOf(dongliCode);
      if (dongliCode !== null && place === null) throw new AppError('not-found');
      const own = this.of(member);
      const known = own.find((one) => isSame(one, search));
      if (known !== undefined) return known;
      if (own.length >= MOST_DEAL_ALARMS)
        throw new AppError('refused', dealAlarmsFull(MOST_DEAL_ALARMS), null, 422);
      this.made += 1;
      const alarm = { ...search, id: String(this.made), place };
      this.kept = [{ member, alarm }, ...this.kept];
      return alarm;
    });
  }

  remove(id: string): Promise<void> {
    return answer(undefined, () => {
      const member = this.member();
      this.kept = this.kept.filter((one) => one.member !== member || one.alarm.id !== id);
    });
  }

  private of(member: string): readonly DealAlarm[] {
    return this.kept.filter((one) => one.member === member).map(({ alarm }) => alarm);
  }

  private member(): string {
    const member = this.parts.member();
    if (member === null) throw new AppError('unauthorized', undefined, null, 401);
    return member;
  }
}

const isSame = (a: DealSearch, b: DealSearch): boolean =>
  a.dealType === b.dealType && dealSearchParams(a) === dealSearchParams(b);
