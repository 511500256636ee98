import { alarmDaysOfBoth, type NoticeAlarm, type VisitorAlarm } from '#core';
import { DeviceAlarms, type DeviceWorld, type SaidNotice } from './device-alarms';
import { MemberAlarms, type MemberWorld } from './member-alarms';

/**
 * When a person wants to be told that notices close. A visitor's alarms are kept on this device, which
 * shows what is due. A member's are on the server, which tells of them; what the device had goes there,
 * and is then told by it alone.
 */
export class NoticeAlarmStore {
  private readonly onDevice: DeviceAlarms;
  private readonly ofMember: MemberAlarms;

  constructor(private readonly world: DeviceWorld & MemberWorld) {
    this.onDevice = new DeviceAlarms(world);
    this.ofMember = new MemberAlarms(world, this.onDevice);
  }

  start(): void {
    this.onDevice.start();
    this.ofMember.start();
  }

  stop(): void {
    this.ofMember.stop();
    this.onDevice.stop();
  }

  /** Whether the server tells of them, on every device. */
  get isOnServer(): boolean {
    return this.world.member() !== null;
  }

  /** Whether all are known that are set: a member's are asked for. */
  get standing(): MemberAlarms['standing'] {
    return this.ofMember.standing;
  }

  /** Of a notice; undefined where none is set, or none is known to be. */
  find(noticeId: string): NoticeAlarm | undefined {
    const [here, there] = [this.onDevice.find(noticeId), this.ofMember.find(noticeId)];
    if (here === undefined || there === undefined) return here ?? there;
    return { noticeId, days: alarmDaysOfBoth(here.days, there.days) };
  }

  /**
   * Sets the alarm of a notice, in place of the one it had. Rejects where a member's could not be set;
   * nothing has changed then.
   */
  async set(alarm: Omit<VisitorAlarm, 'shown'>): Promise<void> {
    if (this.isOnServer) await this.ofMember.set(alarm);
    else this.onDevice.set(alarm);
  }

  /** As {@link set}. */
  async remove(noticeId: string): Promise<void> {
    if (this.isOnServer) await this.ofMember.remove(noticeId);
    else this.onDevice.remove(noticeId);
  }

  /** Asks the server again where its last word is not fresh. Never rejects. */
  async refresh(): Promise<void> {
    await this.ofMember.refresh();
  }

  /** What notices say now, as soon as it is heard. */
  learn(notices: readonly SaidNotice[]): void {
    this.onDevice.learn(notices);
  }
}
