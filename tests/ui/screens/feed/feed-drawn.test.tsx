import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { parseEnv } from '../../../../src/composition/parse-env';
import { memoryProfile } from '../../../../src/composition/profiles/memory';
import { servicesOf, startStores } from '../../../../src/composition/services';
import { containerOf } from '../../../../src/composition/wiring';
import { ServicesContext } from '../../../../src/ui/ground/services';
import { askFirst, Screen } from '../../../../src/ui/screens/feed/feed-first';
import { ContentStage, manyContents } from '../../support/content-stage';
import { stopAfterwards } from '../../support/started';
import { takenOver } from '../../support/taken-over';

beforeEach(() => {
  localStorage.clear();
});

/** The list as the server draws it, taken over on a device. */
async function drawn(contents: ContentStage, url: string, tag?: string) {
  window.history.replaceState(null, '', url);
  const profile = memoryProfile(window, parseEnv('{}', window.location.origin));
  const services = { ...servicesOf(containerOf(profile)), contents };
  stopAfterwards(startStores(services.stores));
  await askFirst(services, { tag });
  return takenOver(
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={[url]}>
        <Routes>
          <Route path="/feed" element={<Screen />} />
          <Route path="/feed/tag/:tag" element={<Screen />} />
        </Routes>
      </MemoryRouter>
    </ServicesContext>,
  );
}

it.each([
  ['/feed', undefined, 30],
  [`/feed/tag/${encodeURIComponent('계약')}`, '계약', 10],
])(
  'has every article of its page as the server draws %s, and is asked for once',
  async (url, tag, count) => {
    const stage = new ContentStage(manyContents(30));
    const { html, complaints } = await drawn(stage, url, tag);
    expect(html.match(/<article/g)).toHaveLength(count);
    expect(html).not.toContain(' style=');
    expect(complaints).toEqual([]);
    expect(stage.asked.lists).toHaveLength(1);
    expect(stage.asked.topics).toBe(1);
  },
);
