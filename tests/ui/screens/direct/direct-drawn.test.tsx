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
import { CAT } from '../../support/community-stage';
import { DealStage } from '../../support/deal-stage';
import { stopAfterwards } from '../../support/started';
import { takenOver } from '../../support/taken-over';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The page as the server draws it for everybody, taken over on a device. */
async function drawn(stage: DealStage, id: string) {
  window.history.replaceState(null, '', `/direct/detail/${id}`);
  const profile = memoryProfile(window, parseEnv('{}', window.location.origin));
  const services = { ...servicesOf(containerOf(profile)), ...stage.services };
  stopAfterwards(startStores(services.stores));
  const { directDetail } = SCREENS;
  await directDetail.ready(deviceOf({ shell: null, userAgent: '', maxTouchPoints: 5 }));
  await directDetail.ask(services, { id });
  const taken = takenOver(
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={[`/direct/detail/${id}`]}>
        <Routes>
          <Route path="/direct/detail/:id" element={<directDetail.Screen />} />
        </Routes>
      </MemoryRouter>
    </ServicesContext>,
  );
  return { ...taken, services };
}

it('the server draws a deal whole, without its place, which is asked for once', async () => {
  const stage = new DealStage();
  const { id } = stage.offer({ by: CAT });
  const { html, complaints } = await drawn(stage, id);
  expect(html).toContain('밤에는 조용한 골목이에요.');
  expect(html).toContain('지금 사는 세입자');
  expect(html).not.toMatch(/302호|신림로 340/);
  expect(html).not.toContain(' style=');
  expect(complaints).toEqual([]);
  expect(stage.directs.of('one')).toHaveLength(1);
});

it('its owner asks again: what is theirs of it the server does not know', async () => {
  const stage = new DealStage();
  const { id } = stage.offer({ by: CAT });
  const { services, place, complaints } = await drawn(stage, id);
  stage.reader = CAT;
  services.stores.session.signedIn({ ID: CAT.id });
  await waitFor(() => {
    expect(place.textContent).toContain('보여 준 사람만 볼 수 있어요');
  });
  expect(complaints).toEqual([]);
});

it('the server says of one that is over what became of it', async () => {
  const stage = new DealStage();
  const { id } = stage.offer({ kept: { status: 'DONE' } });
  const { html, complaints } = await drawn(stage, id);
  expect(html).toContain(DEAL_ENDED);
  expect(complaints).toEqual([]);
});
