import { waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseEnv } from '../../../../src/composition/parse-env';
import { memoryProfile } from '../../../../src/composition/profiles/memory';
import { servicesOf, startStores } from '../../../../src/composition/services';
import { containerOf } from '../../../../src/composition/wiring';
import { ServicesContext } from '../../../../src/ui/ground/services';
import { askFirst, Screen } from '../../../../src/ui/screens/communities/communities-first';
import { CAT, CommunityStage, MOON } from '../../support/community-stage';
import { stopAfterwards } from '../../support/started';
import { takenOver } from '../../support/taken-over';

beforeEach(() => {
  localStorage.clear();
});

/** The page as the server draws it for everybody, taken over on a device. */
async function drawn(stage: CommunityStage) {
  window.history.replaceState(null, '', '/youth/communities');
  const profile = memoryProfile(window, parseEnv('{}', window.location.origin));
  const services = { ...servicesOf(containerOf(profile)), ...stage.services };
  stopAfterwards(startStores(services.stores));
  await askFirst(services, {});
  const taken = takenOver(
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={['/youth/communities']}>
        <Screen />
      </MemoryRouter>
    </ServicesContext>,
  );
  return { ...taken, services };
}

async function someStage(): Promise<CommunityStage> {
  const stage = new CommunityStage();
  for (let at = 0; at < 20; at += 1) await stage.post(`글 ${at}`, { by: CAT, ago: at });
  return stage;
}

describe('the list as the server draws it', () => {
  it('has every row of its page, and is asked for once', async () => {
    const stage = await someStage();
    const { html, complaints } = await drawn(stage);
    expect(html.match(/<article/g)).toHaveLength(20);
    expect(html).not.toContain(' style=');
    expect(complaints).toEqual([]);
    expect(stage.posts.of('list')).toHaveLength(1);
  });

  it('is asked for again by a member, who may see more of it or less', async () => {
    const stage = await someStage();
    const { complaints, services } = await drawn(stage);
    stage.reader = MOON;
    await services.blocks.block(CAT.id);
    services.stores.session.signedIn({ ID: MOON.id });
    await waitFor(() => {
      expect(stage.posts.of('list')).toHaveLength(2);
    });
    await waitFor(() => {
      expect(document.querySelectorAll('article')).toHaveLength(0);
    });
    expect(complaints).toEqual([]);
  });
});
