import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { STORAGE_KEY } from '#core';
import { MemoryClock } from '../../../../src/adapters/memory/memory-clock';
import { parseEnv } from '../../../../src/composition/parse-env';
import { memoryProfile } from '../../../../src/composition/profiles/memory';
import { servicesOf, startStores } from '../../../../src/composition/services';
import { containerOf } from '../../../../src/composition/wiring';
import { ServicesContext } from '../../../../src/ui/ground/services';
import { askFirst, Screen } from '../../../../src/ui/screens/notices/notices-first';
import { NOTICE_NOW } from '../../../support/notices';
import { AskedNotices, MINSU } from '../../support/asked-notices';
import { stopAfterwards } from '../../support/started';
import { takenOver } from '../../support/taken-over';

/** The page as the server draws it for everybody, taken over on the device of one who said something. */
async function drawn(search: string) {
  localStorage.setItem(STORAGE_KEY.MY_CONDITIONS, JSON.stringify(MINSU));
  window.history.replaceState(null, '', `/youth/notices${search}`);
  const profile = memoryProfile(window, parseEnv('{}', window.location.origin));
  const notices = new AskedNotices();
  const clock = new MemoryClock(NOTICE_NOW);
  const services = { ...servicesOf(containerOf(profile)), notices, clock };
  stopAfterwards(startStores(services.stores));
  await askFirst(services, {});
  const taken = takenOver(
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={[`/youth/notices${search}`]}>
        <Screen />
      </MemoryRouter>
    </ServicesContext>,
  );
  return { ...taken, notices };
}

describe('the list as the server draws it', () => {
  it('has every row of its page, no verdict, and is asked for once', async () => {
    const { html, complaints, notices } = await drawn('');
    expect(html.match(/<article/g)).toHaveLength(12);
    expect(html).not.toContain('맞아요');
    expect(html).not.toContain(' style=');
    expect(complaints).toEqual([]);
    expect((await screen.findAllByText('맞아요')).length).toBeGreaterThan(0);
    expect(notices.of('list')).toHaveLength(1);
  });

  it('shows nothing that may not fit where only that is asked for', async () => {
    const { html, complaints } = await drawn('?fits=true');
    expect(html).not.toContain('<article');
    expect(html).toContain('공고를 불러오는 중이에요.');
    expect(complaints).toEqual([]);
    expect(await screen.findByText('역세권 청년안심주택 봉천')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});
