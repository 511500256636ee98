import { waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { parseEnv } from '../../../../src/composition/parse-env';
import { memoryProfile } from '../../../../src/composition/profiles/memory';
import { servicesOf, startStores } from '../../../../src/composition/services';
import { containerOf } from '../../../../src/composition/wiring';
import { DEAL_ENDED, deviceOf } from '#core';
import { SCREENS } from '../../../../src/ui/frame/screens';
import { ServicesContext } from '../../../../src/ui/ground/services';
import { CAT, MOON } from '../../support/community-stage';
import { hasRoom, MateStage, wantsRoom } from '../../support/mate-stage';
import { stopAfterwards } from '../../support/started';
import { takenOver } from '../../support/taken-over';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Drawn = 'mate' | 'mateDetail';

/** A page as the server draws it for everybody, taken over on a device. */
async function drawn(stage: MateStage, name: Drawn, url: string, id = '') {
  window.history.replaceState(null, '', url);
  const profile = memoryProfile(window, parseEnv('{}', window.location.origin));
  const services = { ...servicesOf(containerOf(profile)), ...stage.services };
  stopAfterwards(startStores(services.stores));
  const page = SCREENS[name];
  await page.ready(deviceOf({ shell: null, userAgent: '', maxTouchPoints: 5 }));
  await page.ask(services, { id });
  const taken = takenOver(
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={[url]}>
        <Routes>
          <Route path="/mate" element={<page.Screen />} />
          <Route path="/mate/detail/:id" element={<page.Screen />} />
        </Routes>
      </MemoryRouter>
    </ServicesContext>,
  );
  return { ...taken, services };
}

it('the server draws a list with all of its cards, which is asked for once', async () => {
  const stage = new MateStage();
  for (let ago = 0; ago < 12; ago += 1) stage.look(hasRoom(), { ago });
  const { html, complaints } = await drawn(stage, 'mate', '/mate');
  expect(html.match(/<article/g)).toHaveLength(12);
  expect(html).not.toContain(' style=');
  expect(complaints).toEqual([]);
  // Those with a room, and how many want one.
  expect(stage.mates.of('list')).toHaveLength(2);
});

it('the list is asked for again by a member, who is compared with others', async () => {
  const stage = new MateStage();
  stage.look(hasRoom(), { by: CAT, habits: { smoking: 'NO' } });
  stage.look(wantsRoom(), { by: MOON, habits: { smoking: 'NO' } });
  const { complaints, place, services } = await drawn(stage, 'mate', '/mate');
  stage.reader = MOON;
  services.stores.session.signedIn({ ID: MOON.id });
  await waitFor(() => {
    expect(place.textContent).toContain('둘 다 담배를 안 피워요');
  });
  expect(complaints).toEqual([]);
});

it('the server draws a listing whole, which is asked for once', async () => {
  const stage = new MateStage();
  const { id } = stage.look(hasRoom(), { by: CAT });
  const { html, complaints } = await drawn(stage, 'mateDetail', `/mate/detail/${id}`, id);
  expect(html).toContain('평일에는 일하고');
  expect(html).toContain('관심 보내기');
  expect(html).not.toContain(' style=');
  expect(complaints).toEqual([]);
  expect(stage.mates.of('one')).toHaveLength(1);
  expect(stage.requests.asked).toEqual([]);
});

it('the server says of one that is over what became of it', async () => {
  const stage = new MateStage();
  const { id } = stage.look(hasRoom(), { kept: { status: 'DONE' } });
  const { html, complaints } = await drawn(stage, 'mateDetail', `/mate/detail/${id}`, id);
  expect(html).toContain(DEAL_ENDED);
  expect(complaints).toEqual([]);
});
