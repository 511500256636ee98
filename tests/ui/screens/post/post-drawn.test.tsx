import { waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { parseEnv } from '../../../../src/composition/parse-env';
import { memoryProfile } from '../../../../src/composition/profiles/memory';
import { servicesOf, startStores } from '../../../../src/composition/services';
import { containerOf } from '../../../../src/composition/wiring';
import { deviceOf } from '#core';
import { SCREENS } from '../../../../src/ui/frame/screens';
import { ServicesContext } from '../../../../src/ui/ground/services';
import { CAT, CommunityStage, MOON } from '../../support/community-stage';
import { stopAfterwards } from '../../support/started';
import { takenOver } from '../../support/taken-over';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The page as the server draws it for everybody, taken over on a device. */
async function drawn(stage: CommunityStage, id: string) {
  window.history.replaceState(null, '', `/posts/${id}`);
  const profile = memoryProfile(window, parseEnv('{}', window.location.origin));
  const services = { ...servicesOf(containerOf(profile)), ...stage.services };
  stopAfterwards(startStores(services.stores));
  const { post } = SCREENS;
  await post.ready(deviceOf({ shell: null, userAgent: '', maxTouchPoints: 5 }));
  await post.ask(services, { id });
  const taken = takenOver(
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={[`/posts/${id}`]}>
        <Routes>
          <Route path="/posts/:id" element={<post.Screen />} />
        </Routes>
      </MemoryRouter>
    </ServicesContext>,
  );
  return { ...taken, services };
}

async function talkedAbout() {
  const stage = new CommunityStage();
  const { id } = await stage.post('복층은 여름에 더운가요', { by: CAT, ago: 60 });
  await stage.comment(id, '창고로 썼어요', { ago: 20 });
  return { stage, id };
}

it('the server draws a post with its comments, which is asked for once', async () => {
  const { stage, id } = await talkedAbout();
  const { html, complaints } = await drawn(stage, id);
  expect(html).toContain('복층은 여름에 더운가요에 대해 물어봐요.');
  expect(html).toContain('창고로 썼어요');
  expect(html).not.toContain(' style=');
  expect(complaints).toEqual([]);
  expect(stage.posts.of('one')).toHaveLength(1);
  expect(stage.comments.of('list')).toHaveLength(1);
});

it('a member asks again: what is theirs of it the server does not know', async () => {
  const { stage, id } = await talkedAbout();
  await stage.likes(id, MOON);
  const { services, complaints } = await drawn(stage, id);
  stage.reader = MOON;
  services.stores.session.signedIn({ ID: MOON.id });
  await waitFor(() => {
    const like = document.querySelector('[aria-label^="이 글에 공감하기"]');
    expect(like?.getAttribute('aria-pressed')).toBe('true');
  });
  expect(complaints).toEqual([]);
});
