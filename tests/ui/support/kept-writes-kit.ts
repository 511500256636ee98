import { act, screen, within } from '@testing-library/react';
import { STORAGE_KEY, storedKeptWrite, UNTRIED, type KeptWrite } from '#core';
import type { Services } from '../../../src/ui/ground/services';
import type { OutboxBodies, OutboxKind } from '../../../src/ui/stores/outbox/outbox-kinds';
import { CommunityStage, MOON } from './community-stage';
import { renderApp } from './render-app';

const DAY_MS = 86_400_000;

/** Something that MOON's device keeps; nothing of it goes by itself while it is looked at. */
export const keptWrite = <Kind extends OutboxKind>(
  id: string,
  kind: Kind,
  body: OutboxBodies[Kind],
  change: Partial<KeptWrite> = {},
): KeptWrite => ({
  id,
  member: MOON.id,
  kind,
  item: `item ${id}`,
  body: { ...body },
  place: Number(id),
  madeAt: Date.now(),
  ...UNTRIED,
  askedUntil: Date.now() + DAY_MS,
  ...change,
});

function keepOnDevice(writes: readonly KeptWrite[]): void {
  for (const write of writes)
    localStorage.setItem(`${STORAGE_KEY.OUTBOX_WRITE}_${write.id}`, storedKeptWrite(write));
}

/** The page of what is to be sent; `logIn` lets MOON come, whose device keeps these. */
export async function openOutbox(
  writes: readonly KeptWrite[],
  change: Partial<Services> = {},
  stage = new CommunityStage(),
) {
  stage.reader = MOON;
  const services = renderApp('/outbox', {
    ...stage.services,
    clock: { now: () => Date.now() },
    ...change,
  });
  await screen.findByRole('heading', { level: 1, name: '보낼 것' });
  const logIn = () => {
    act(() => {
      services.stores.session.signedIn({ ID: MOON.id, NICKNAME: MOON.nickname });
      keepOnDevice(writes);
    });
  };
  return { stage, services, logIn };
}

export const regionOf = async (name: RegExp) => within(await screen.findByRole('region', { name }));
