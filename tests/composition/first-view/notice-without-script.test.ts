import '../../ui/support/dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeNotices } from '../../support/fake-notices';
import { notice, NOTICES } from '../../support/notices';
import { drawingServer, type DrawingServer } from './drawn';
import type { DrawnKind } from './worlds';

let server: DrawingServer;
beforeAll(async () => {
  server = await drawingServer({ notices: fakeNotices([notice({ id: '7' }), ...NOTICES]) });
});
afterAll(() => server.close());

/** What is read of a page, and where its links lead. */
async function read(url: string, kind: DrawnKind) {
  const { html } = await server.draw(url, kind);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const links = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '');
  const text = (page.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');
  return { text, links };
}

describe.each<DrawnKind>(['pc', 'mobile-web'])(
  'without script, on a device of the kind %s',
  (kind) => {
    it('a notice says what it is, until when, for how much, what to hand in, and where it is from', async () => {
      const { text, links } = await read('/notices/7', kind);
      for (const said of [
        '2026년 4차 청년 매입임대주택 입주자 모집',
        'LH',
        '매입임대',
        '11월 25일(수) 17:00',
        '보증금 100만',
        '월 21만',
        '12호',
        '봉천동 은천길',
        '24.5',
        '주민등록등본',
        '11월 10일 이후 발급',
        '개인정보 동의서',
        '입주자 모집 공고문.pdf',
        '당첨자 발표',
        '1600-1004',
      ])
        expect(text).toContain(said);
      for (const link of ['https://apply.lh.or.kr/notice/1', 'https://apply.lh.or.kr/notice.pdf'])
        expect(links).toContain(link);
    });

    it('a list leads to its notices', async () => {
      const { text, links } = await read('/youth/notices', kind);
      expect(text).toContain('청년 월세 지원 2차');
      for (const { id } of NOTICES) expect(links).toContain(`/notices/${id}`);
    });

    it('a notice that there is not leads to some that take applications', async () => {
      const { text, links } = await read('/notices/999', kind);
      expect(text).toContain('공고를 찾을 수 없어요');
      expect(links.filter((link) => link.startsWith('/notices/'))).toHaveLength(3);
      expect(links).toContain('/youth/notices');
    });

    it.each(['/youth/todays', '/youth/guide'])('%s says something', async (path) => {
      const { text } = await read(path, kind);
      expect(text.length).toBeGreaterThan(100);
    });
  },
);
