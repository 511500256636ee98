import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { STORAGE_KEY } from '#core';
import { parseEnv } from '../../../../src/composition/parse-env';
import { memoryProfile } from '../../../../src/composition/profiles/memory';
import { servicesOf, startStores } from '../../../../src/composition/services';
import { containerOf } from '../../../../src/composition/wiring';
import { ServicesContext } from '../../../../src/ui/ground/services';
import { askFirst, Screen } from '../../../../src/ui/screens/content/content-first';
import { stopAfterwards } from '../../support/started';
import { takenOver } from '../../support/taken-over';
import { articleStage } from './content-kit';

beforeEach(() => {
  localStorage.clear();
});

/** The article as the server draws it, taken over on a device. */
async function drawn(id: string) {
  const contents = articleStage();
  window.history.replaceState(null, '', `/contents/${id}`);
  const profile = memoryProfile(window, parseEnv('{}', window.location.origin));
  const services = { ...servicesOf(containerOf(profile)), contents };
  stopAfterwards(startStores(services.stores));
  await askFirst(services, { id });
  const taken = takenOver(
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={[`/contents/${id}`]}>
        <Routes>
          <Route path="/contents/:id" element={<Screen />} />
        </Routes>
      </MemoryRouter>
    </ServicesContext>,
  );
  return { ...taken, asked: contents.asked };
}

it('has its whole text as the server draws it, also on a device that has read it halfway', async () => {
  const place = { TARGET_ID: 'moving-day', PERCENT: 42, DATE: 1 };
  localStorage.setItem(STORAGE_KEY.READING_PLACES, JSON.stringify([place]));
  const { html, complaints, asked, place: page } = await drawn('moving-day');
  expect(html).toContain('보증금은 이사한 날 바로 지켜지지 않아요.');
  expect(html).toContain('이어서 읽을 글');
  expect(html).not.toContain('지난번에');
  expect(html).not.toContain(' style=');
  expect(complaints).toEqual([]);
  expect(asked.articles).toEqual(['moving-day']);
  expect(page.textContent).toContain('지난번에 42%까지 읽었어요');
});

it('is said to be gone as the server draws what is not there', async () => {
  const { html, complaints, asked } = await drawn('none');
  expect(html).toContain('삭제된 게시물입니다.');
  expect(complaints).toEqual([]);
  expect(asked.articles).toEqual(['none']);
});
