import { waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { deviceOf } from '#core';
import { parseEnv } from '../../../../src/composition/parse-env';
import { memoryProfile } from '../../../../src/composition/profiles/memory';
import { servicesOf, startStores } from '../../../../src/composition/services';
import { containerOf } from '../../../../src/composition/wiring';
import { SCREENS } from '../../../../src/ui/frame/screens';
import { ServicesContext } from '../../../../src/ui/ground/services';
import { CAT } from '../../support/community-stage';
import { stopAfterwards } from '../../support/started';
import { takenOver } from '../../support/taken-over';
import { chosen, columns, compareWorld } from './compare-kit';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The page as the server draws it for everybody, taken over on a device that chose something else. */
async function drawn(world: ReturnType<typeof compareWorld>, items: string) {
  const url = `/compare?items=${items}`;
  window.history.replaceState(null, '', url);
  chosen('hz');
  const profile = memoryProfile(window, parseEnv('{}', window.location.origin));
  const made = servicesOf(containerOf(profile));
  const services = { ...made, ...world.stage.services, houses: world.houses };
  stopAfterwards(startStores(services.stores));
  const { compare } = SCREENS;
  await compare.ready(deviceOf({ shell: null, userAgent: '', maxTouchPoints: 5 }));
  await compare.ask(services, {});
  const taken = takenOver(
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={[url]}>
        <Routes>
          <Route path="/compare" element={<compare.Screen />} />
        </Routes>
      </MemoryRouter>
    </ServicesContext>,
  );
  return { ...taken, services };
}

it('the server draws all of it, and what is asked is asked once', async () => {
  const world = compareWorld();
  const { html, complaints } = await drawn(world, `ha,${world.code},hb`);
  expect(html).toContain('월세 1,000/45');
  expect(html).toContain('한 달에 드는 돈은');
  expect(html).not.toMatch(/302호|신림로 340/);
  expect(html).not.toContain(' style=');
  expect(complaints).toEqual([]);
  expect(world.stage.directs.of('one')).toHaveLength(1);
  expect(world.houses.asked.filter(({ kind }) => kind === 'one')).toHaveLength(2);
});

it('the server says what is gone, and that there is nothing to compare', async () => {
  const world = compareWorld();
  expect((await drawn(world, 'hgone,d999')).html).toContain('거래가 끝났거나 볼 수 없는 방이에요.');
  const { html, complaints } = await drawn(world, '');
  expect(html).toContain('비교할 집이 없어요');
  // What this device chose only the device knows.
  expect(html).not.toContain('고른');
  expect(complaints).toEqual([]);
});

it('a member keeps what a visitor was shown while it is asked for again', async () => {
  const world = compareWorld();
  const { services } = await drawn(world, `ha,${world.code}`);
  world.stage.reader = CAT;
  services.stores.session.signedIn({ ID: CAT.id });
  await waitFor(() => {
    expect(world.stage.directs.of('one').length).toBe(2);
  });
  expect(columns()).toEqual(['ha', world.code]);
});
