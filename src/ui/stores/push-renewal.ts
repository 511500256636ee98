import type { Cancellation, PushAbility, PushAlarms, PushSubscriber, PushStanding } from '#core';

/** What this device is pushed, and whether it can be. */
export interface DeviceStanding extends PushStanding {
  readonly ability: PushAbility;
}

interface Parts {
  readonly alarms: PushAlarms;
  readonly subscriber: PushSubscriber;
  /** Whether the member has pushes on here, as far as the device knows: what its browser let go is made anew. */
  readonly isKept: boolean;
}

/**
 * What this device is pushed. Where our key is another one since, or its browser has let go of what was on,
 * it is subscribed anew: nobody is asked for that again. Rejects as the alarms do.
 */
export async function renewedStanding(
  { alarms, subscriber, isKept }: Parts,
  cancel?: Cancellation,
): Promise<DeviceStanding> {
  const [{ publicKey, choice, elsewhere }, ability, address] = await Promise.all([
    alarms.standing(cancel),
    subscriber.ability(),
    subscriber.current(),
  ]);
  const known = { ability, publicKey, elsewhere };
  // What the server knows reaches nobody where the browser has let go of it.
  if (choice === null || ability !== 'granted' || (address === null && !isKept))
    return { ...known, choice: null };
  if (address?.publicKey === publicKey) return { ...known, choice };
  const renewed = await subscriber.subscribe(publicKey);
  if (!renewed.ok) return { ...known, choice: null };
  return { ...known, choice: await alarms.set(renewed.value, choice) };
}
