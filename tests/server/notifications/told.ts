import type { MemberNotification } from '#core';
import { OpenSignals } from '../../../server/db/notifications/member-signals';

export const KIM = 7;

/** A member's notifications in memory, told as the database tells them. */
export class Told {
  private readonly open = new OpenSignals('embedded');
  /** How many listen now. */
  listening = 0;
  readonly signals = {
    listen: (memberId: number, hear: (upTo: number) => void): (() => void) => {
      const stop = this.open.listen(memberId, hear);
      this.listening += 1;
      return () => {
        stop();
        this.listening -= 1;
      };
    },
    sent: (memberId: number, change = Infinity): void => {
      this.open.sent(memberId, change);
    },
  };
  readonly items: MemberNotification[] = [];
  isAway = false;

  add(title: string): void {
    const change = this.items.length + 1;
    this.items.push({
      id: `id-${change}`,
      kind: 'NOTICE_ALARM',
      title,
      message: '줄\n바꿈',
      NOTI_TARGET_CD: 'OPITG10002',
      LINK: '1',
      createdAt: '2026-11-20T03:00:00.000Z',
      isRead: false,
      change,
      firstChange: change,
    });
    this.signals.sent(KIM, change);
  }

  since = (_member: number, change: number) =>
    this.isAway
      ? Promise.reject(new Error('away'))
      : Promise.resolve(
          this.items
            .filter((one) => one.change > change)
            .map((one) => ({ kind: 'notification' as const, one })),
        );
}
