import '../../ui/support/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POST_KIND, SNS_TYPE } from '#core';
import { parseEnv } from '../../../src/composition/parse-env';
import { memoryProfile } from '../../../src/composition/profiles/memory';
import { servicesOf, startStores } from '../../../src/composition/services';
import { containerOf } from '../../../src/composition/wiring';
import type { Services } from '../../../src/ui/ground/services';
import { dealZzimOf } from '../../../src/ui/stores/zzim/deal-zzim-of';

const HOUSE = {
  id: '4242',
  status: 'OPEN',
  dealType: 'JEONSE',
  deposit: 9000,
  monthly: 0,
  maintenance: null,
} as const;
const CONSENTS = {
  isFourteen: true,
  terms: true,
  privacy: true,
  marketing: false,
  nightMarketing: false,
};

let services: Services;
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  services = servicesOf(containerOf(memoryProfile(window, parseEnv('{}', 'http://localhost'))));
  stop = startStores(services.stores);
});
afterEach(() => {
  stop();
});

const joined = () =>
  vi.waitFor(() => {
    const { lists } = services.stores.outbox;
    expect([lists?.lacking, lists?.unsent]).toEqual([null, 0]);
  }, 30_000);

it('what a visitor keeps is their account’s after a sign-in, leaves the device at a logout, and comes back', async () => {
  const { signIn, stores } = services;
  const { session, zzim, recents, outbox } = stores;
  const deals = dealZzimOf(services);
  deals.start();
  zzim.keep(HOUSE);
  recents.contacted(HOUSE.id, 'TEL');
  expect(outbox.lists).toBeNull();
  await signIn.login({ SNS_TYPE_CD: SNS_TYPE.FACEBOOK, accessToken: 't' });
  const member = await signIn.signUp({ nickname: '김한칸', consents: CONSENTS });
  session.signedIn(member);
  await joined();
  deals.keep(POST_KIND.DIRECT, {
    id: '4343',
    rentType: 'JEONSE',
    deposit: 1,
    monthly: 0,
    maintenance: null,
  });
  expect(outbox.lists?.unsent).toBe(1);
  await vi.waitFor(() => {
    expect(outbox.lists?.unsent).toBe(0);
  }, 30_000);

  await session.logout('here');
  expect([zzim.houses, deals.deals, recents.contacts, outbox.lists]).toEqual([[], [], [], null]);
  expect(JSON.stringify(localStorage)).not.toMatch(/4242|4343/);

  await signIn.login({ SNS_TYPE_CD: SNS_TYPE.FACEBOOK, accessToken: 't' });
  session.signedIn(member);
  await joined();
  expect(zzim.find(HOUSE.id)?.KEPT.deposit).toBe(9000);
  expect([...deals.ids]).toEqual(['4343']);
  expect(recents.contacts).toMatchObject([{ TARGET_ID: HOUSE.id, CONTACT_METHOD: ['TEL'] }]);
});
