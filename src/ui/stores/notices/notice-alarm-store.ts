import { makeAutoObservable, reaction } from 'mobx';
import { alarmDaysOfBoth, type NoticeAlarm, type SaidNotice, type SetAlarm } from '#core';
import { LaterPart } from '../later-part';
import { DeviceAlarms, type DeviceWorld } from './device-alarms';
import type { MemberAlarms, MemberWorld } from './member-alarms';

const loadMemberAlarms = () => import('./member-alarms');

/**
 * When a person wants to be told that notices close. A visitor's alarms are kept on this device, which
 * shows what is due. A member's are on the server, which tells of them; what the device had goes there,
 * which tells of all that is to come from then on.
 */
export class NoticeAlarmStore {
  private readonly onDevice: DeviceAlarms;
  /** Visitors do without its code. */
  private readonly ofMember: LaterPart<MemberAlarms>;
  private stops: readonly (() => void)[] = [];

  constructor(
    private readonly world: DeviceWorld & MemberWorld,
    load: () => Promise<{ readonly MemberAlarms: typeof MemberAlarms }> = loadMemberAlarms,
  ) {
    this.onDevice = new DeviceAlarms(world);
    this.ofMember = new LaterPart(async () => {
      const { MemberAlarms: Alarms } = await load();
      return new Alarms(world, this.onDevice);
    });
    makeAutoObservable<this, 'world' | 'onDevice' | 'ofMember' | 'stops'>(this, {
      world: false,
      onDevice: false,
      ofMember: false,
      stops: false,
    });
  }

  start(): void {
    if (this.stops.length > 0) return;
    this.onDevice.start();
    const follow = () => {
      if (this.isOnServer) this.startMembers().catch(() => undefined);
    };
    this.stops = [
      reaction(this.world.member, follow, { fireImmediately: true }),
      this.world.online(follow),
    ];
  }

  stop(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
    this.ofMember.made?.stop();
    this.onDevice.stop();
  }

  /** Whether the server tells of them, on every device. */
  get isOnServer(): boolean {
    return this.world.member() !== null;
  }

  /** Whether all are known that are set: a member's are asked for. */
  get standing(): MemberAlarms['standing'] {
    if (!this.isOnServer) return 'known';
    const { made, isLost } = this.ofMember;
    return made?.standing ?? (isLost ? 'failed' : 'asking');
  }

  /** The notices of which one is known. */
  get ids(): readonly string[] {
    const here = this.onDevice.all.map(({ noticeId }) => noticeId);
    return [...new Set([...here, ...(this.ofMember.made?.ids ?? [])])];
  }

  /** Of a notice; undefined where none is set, or none is known to be. */
  find(noticeId: string): NoticeAlarm | undefined {
    const [here, there] = [this.onDevice.find(noticeId), this.ofMember.made?.find(noticeId)];
    if (here === undefined || there === undefined) return here ?? there;
    return { noticeId, days: alarmDaysOfBoth(here.days, there.days) };
  }

  /**
   * Sets the alarm of a notice, in place of the one it had. Rejects where the server could not set a
   * member's, or the device keeps no more; nothing has changed then.
   */
  async set(alarm: SetAlarm): Promise<void> {
    if (this.isOnServer) await (await this.startMembers()).set(alarm);
    else this.onDevice.set(alarm);
  }

  /** As {@link set}. */
  async remove(noticeId: string): Promise<void> {
    if (this.isOnServer) await (await this.startMembers()).remove(noticeId);
    else this.onDevice.remove(noticeId);
  }

  /** Asks the server again where its last word is not fresh. Never rejects. */
  async refresh(): Promise<void> {
    if (!this.isOnServer) return;
    const members = await this.startMembers().catch(() => null);
    await members?.refresh();
  }

  /** Rejects where the code cannot be had, or with an AbortError where the member has left meanwhile. */
  private async startMembers(): Promise<MemberAlarms> {
    const member = this.world.member();
    const members = await this.ofMember.ready();
    if (this.world.member() !== member) throw new DOMException('the member left', 'AbortError');
    if (this.stops.length > 0) members.start();
    return members;
  }

  /** What notices say now, as soon as it is heard. */
  learn(notices: readonly SaidNotice[]): void {
    this.onDevice.learn(notices);
  }
}
