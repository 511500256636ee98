import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { STORAGE_KEY } from '#core';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock';
import { parseEnv } from '../../../src/composition/parse-env';
import { memoryProfile } from '../../../src/composition/profiles/memory';
import { servicesOf, startStores } from '../../../src/composition/services';
import { containerOf } from '../../../src/composition/wiring';
import { ServicesContext } from '../../../src/ui/ground/services';
import { askFirst, Screen } from '../../../src/ui/screens/search/search-first';
import { NOTICE_NOW, NOTICES } from '../../support/notices';
import { AskedSearch } from '../support/asked-search';
import { stopAfterwards } from '../support/started';
import { takenOver } from '../support/taken-over';

/** The page as the server draws it for everybody, taken over on a device that searched before. */
async function drawn(address: string) {
  localStorage.setItem(STORAGE_KEY.RECENT_SEARCHES, JSON.stringify(['신림역']));
  window.history.replaceState(null, '', `/search${address}`);
  const profile = memoryProfile(window, parseEnv('{}', window.location.origin));
  const search = new AskedSearch(NOTICES);
  const clock = new MemoryClock(NOTICE_NOW);
  const services = { ...servicesOf(containerOf(profile)), search, clock };
  stopAfterwards(startStores(services.stores));
  await askFirst(services, {});
  const taken = takenOver(
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={[`/search${address}`]}>
        <Screen />
      </MemoryRouter>
    </ServicesContext>,
  );
  return { ...taken, search };
}

beforeEach(() => {
  localStorage.clear();
});

it('the server draws what is found, and it is asked for once', async () => {
  const { html, complaints, search } = await drawn('?q=%EC%B2%AD%EB%85%84');
  expect(html).toMatch(/<mark[^>]*>청년<\/mark>/);
  expect(html).not.toContain(' style=');
  expect(complaints).toEqual([]);
  expect(search.asked).toEqual([
    'notice 청년',
    'post 청년',
    'deal 청년',
    'content 청년',
    'place 청년',
  ]);
});

it('the server knows nothing of what a device searched', async () => {
  const { html, complaints, search } = await drawn('');
  expect(html).not.toContain('신림역');
  expect(complaints).toEqual([]);
  expect(await screen.findByRole('button', { name: '신림역' })).toBeTruthy();
  expect(search.asked).toEqual([]);
});
