import {
  AppError,
  isMobilePhone,
  PHONE_ERROR,
  seoulDay,
  SMS_A_DAY,
  SMS_OVER,
  type Clock,
  type InstallLinks,
} from '#core';
import { answer } from './answer';

/** {@link InstallLinks} that keeps what it was to send, and counts as the server does. */
export class MemoryInstallLinks implements InstallLinks {
  readonly sent: { readonly phone: string; readonly day: string }[] = [];

  constructor(private readonly clock: Clock) {}

  send(phone: string): Promise<void> {
    return answer(undefined, () => {
      if (!isMobilePhone(phone)) throw new AppError('refused', PHONE_ERROR, 'HP_NO', 400);
      const day = seoulDay(this.clock.now());
      const before = this.sent.filter((one) => one.phone === phone && one.day === day);
      if (before.length >= SMS_A_DAY) throw new AppError('too-many', SMS_OVER, null, 429);
      this.sent.push({ phone, day });
    });
  }
}
