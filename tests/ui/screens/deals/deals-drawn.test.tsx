import { waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseEnv } from '../../../../src/composition/parse-env';
import { memoryProfile } from '../../../../src/composition/profiles/memory';
import { servicesOf, startStores } from '../../../../src/composition/services';
import { containerOf } from '../../../../src/composition/wiring';
import { ServicesContext } from '../../../../src/ui/ground/services';
import { askFirst, Screen } from '../../../../src/ui/screens/deals/deals-first';
import { BEAR, MOON } from '../../support/community-stage';
import { DealStage, SILLIM } from '../../support/deal-stage';
import { stopAfterwards } from '../../support/started';
import { takenOver } from '../../support/taken-over';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The page as the server draws it for everybody, taken over on a device. */
async function drawn(stage: DealStage, url: string) {
  window.history.replaceState(null, '', url);
  const profile = memoryProfile(window, parseEnv('{}', window.location.origin));
  const services = { ...servicesOf(containerOf(profile)), ...stage.services };
  stopAfterwards(startStores(services.stores));
  await askFirst(services, {});
  const taken = takenOver(
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={[url]}>
        <Screen />
      </MemoryRouter>
    </ServicesContext>,
  );
  return { ...taken, services };
}

function someStage(): DealStage {
  const stage = new DealStage();
  for (let at = 0; at < 20; at += 1) stage.offer({ by: BEAR, ago: at });
  return stage;
}

describe('the list as the server draws it', () => {
  it('has every card of its page under the name of its dong, and is asked for once', async () => {
    const stage = someStage();
    const { html, complaints } = await drawn(stage, `/direct?dongliCode=${SILLIM}`);
    expect(html.match(/<article/g)).toHaveLength(20);
    expect(html).toContain('신림동');
    expect(html).not.toContain(' style=');
    expect(complaints).toEqual([]);
    expect(stage.directs.of('list')).toHaveLength(1);
    expect(stage.dongs.of('dong')).toHaveLength(1);
  });

  it('says that there is no such dong', async () => {
    const { html, complaints } = await drawn(someStage(), '/direct?dongliCode=9999999999');
    expect(html).toContain('그런 동을 찾지 못해서');
    expect(html.match(/<article/g)).toHaveLength(20);
    expect(complaints).toEqual([]);
  });

  it('is asked for again by a member, who may meet fewer', async () => {
    const stage = someStage();
    const { complaints, services } = await drawn(stage, '/deal');
    stage.reader = MOON;
    await services.blocks.block(BEAR.id);
    services.stores.session.signedIn({ ID: MOON.id });
    await waitFor(() => {
      expect(document.querySelectorAll('article')).toHaveLength(0);
    });
    expect(stage.directs.of('list')).toHaveLength(2);
    expect(complaints).toEqual([]);
  });
});
