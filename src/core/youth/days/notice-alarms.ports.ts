import type { Cancellation } from '../../shared/abort';
import type { AlarmDay, NoticeAlarm } from './notice-alarms';

/** Alarms of notices that a member has set. Rejects with an AppError; 401 without a session. */
export interface NoticeAlarms {
  all(cancel?: Cancellation): Promise<readonly NoticeAlarm[]>;
  /**
   * In place of what was set; again it changes nothing. Refused for more notices than
   * MOST_MEMBER_ALARMS; one that has an alarm can be set anew all the same.
   */
  set(noticeId: string, days: readonly AlarmDay[]): Promise<void>;
  remove(noticeId: string): Promise<void>;
}
