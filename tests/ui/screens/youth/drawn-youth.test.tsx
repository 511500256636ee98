import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { STORAGE_KEY } from '#core';
import { parseEnv } from '../../../../src/composition/parse-env';
import { memoryProfile } from '../../../../src/composition/profiles/memory';
import { servicesOf, startStores } from '../../../../src/composition/services';
import { containerOf } from '../../../../src/composition/wiring';
import { ServicesContext, type Services } from '../../../../src/ui/ground/services';
import { askFirst, Screen } from '../../../../src/ui/screens/youth/youth-first';
import { noticeDay } from '../../../support/notices';
import { stopAfterwards } from '../../support/started';
import { takenOver } from '../../support/taken-over';
import { BY_AGE, noticeClock, noticesOf } from '../../support/weighed-notices';

/** The services of a page that asked for what it shows first. */
async function asked(): Promise<Services> {
  window.history.replaceState(null, '', '/youth/todays');
  const profile = memoryProfile(window, parseEnv('{}', window.location.origin));
  const today = { id: 'today', until: noticeDay(0, 18 * 60) };
  const services = {
    ...servicesOf(containerOf(profile)),
    clock: noticeClock,
    notices: noticesOf(BY_AGE, today),
  };
  stopAfterwards(startStores(services.stores));
  await askFirst(services, {});
  return services;
}

it('draws for a person what the server drew for everybody, and then what the device knows', async () => {
  localStorage.setItem(STORAGE_KEY.MY_CONDITIONS, JSON.stringify({ birthDay: '20000514' }));
  const services = await asked();
  const { html, complaints } = takenOver(
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={['/youth/todays']}>
        <Screen />
      </MemoryRouter>
    </ServicesContext>,
  );
  expect(html).toContain('오늘 18:00까지');
  expect(html).toContain('나에게 맞는 공고만 볼까요?');
  expect(html).not.toContain(' style=');
  expect(complaints).toEqual([]);
  expect(await screen.findByText('만 26세')).toBeTruthy();
});
