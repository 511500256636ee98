import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/setup/root.mjs';
import type { RealServer } from '../support/real-server';
import { signInAs } from './support/as-member';
import { COMMANDS } from './support/fill-once';
import { expect, test } from './support/journey';

const DAY_MS = 86_400_000;
const TITLE = '여정 청년 매입임대 모집';

/**
 * Days of Seoul, counted from the one on which the journey begins: midnight may pass meanwhile. As a
 * file of an operator writes them.
 */
function daysFromNow() {
  const start = Date.now();
  return (days: number): string =>
    new Date(start + days * DAY_MS + 9 * 3_600_000).toISOString().slice(0, 10);
}

/** What an operator delivers: from which day on one can apply, and the day on which it closes at 17:00. */
interface Delivered {
  readonly opensOn: string;
  readonly closesOn: string;
}

/** Delivers a notice by the command that an operator runs. */
async function importNotice(server: RealServer, { opensOn, closesOn }: Delivered): Promise<void> {
  const file = join(server.dataDir, 'notices.csv');
  const head = '공고번호,기관,제목,공급유형,공고일,접수시작,접수마감,지역';
  const row = `J-1,LH,${TITLE},매입임대,${opensOn},${opensOn},${closesOn} 17:00,서울 관악구`;
  writeFileSync(file, `${head}\n${row}\n`);
  const command = [join(process.env[COMMANDS] ?? '', 'import.js'), 'notices', file];
  const env = { ...process.env, DATA_DIR: server.dataDir };
  await promisify(execFile)(process.execPath, command, { cwd: ROOT, env });
}

/** Seconds from now until 08:00 in Seoul of a day, and a little. */
const secondsUntilMorning = (day: string): number =>
  Math.ceil((Date.parse(`${day}T08:00:30+09:00`) - Date.now()) / 1000);

test('a member is told of a correction, and on the morning before the last day @once', async ({
  page,
  ownServer,
  faults,
}) => {
  // The browser reports every call that nobody answers; this server has emulators of its own.
  faults.expect(/Failed to load resource|net::ERR|a call to a stranger: http:\/\/localhost:/);
  const { url } = ownServer;
  const notice = page.getByRole('link', { name: TITLE });
  const day = daysFromNow();
  const [opensOn, eve] = [day(-1), day(6)];

  await test.step('an operator delivers a notice', async () => {
    await importNotice(ownServer, { opensOn, closesOn: day(5) });
    await ownServer.start();
  });

  await test.step('a member wants to be reminded of it', async () => {
    await signInAs(page, '알림 받는 이', { site: url });
    await page.goto(`${url}/youth/notices?organisation=LH&sort=newest`);
    await notice.click();
    await page.getByRole('button', { name: '마감 알림 받기' }).click();
    await page.getByRole('button', { name: /알림 \d번 받기/ }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('and goes on to look around', async () => {
    await page.goBack();
    await expect(page.getByRole('link', { name: '알림', exact: true })).toBeVisible();
  });

  await test.step('the notice is corrected, and the last day comes near', async () => {
    await ownServer.stop();
    await importNotice(ownServer, { opensOn, closesOn: day(7) });
    const ahead = { CLOCK_AHEAD_SECONDS: String(secondsUntilMorning(eve)) };
    // Before the server: a page that hears of it by an earlier clock may take it for old, or for night.
    await page.clock.setFixedTime(new Date(`${eve}T08:00:30+09:00`));
    await ownServer.start(undefined, ahead);
    // As for whoever comes out of a tunnel: a page that was refused meanwhile waits longer and longer.
    await page.context().setOffline(true);
    await page.context().setOffline(false);
  });

  await test.step('the open page says so by itself, and counts it at the bell', async () => {
    const toast = page.getByRole('region', { name: '알림' });
    await expect(toast.getByRole('button', { name: /내일 17:00에 마감해요/ })).toBeVisible();
    const bell = page.getByRole('link', { name: '알림, 읽지 않은 알림 2개' });
    await expect(bell).toBeVisible();
    await bell.click();
    await expect(
      page.getByRole('button', { name: /공고 마감.*내일 17:00에 마감해요/ }),
    ).toBeVisible();
    await expect(
      page.getByRole('button', { name: /정정공고.*접수 기간이 바뀌었어요/ }),
    ).toBeVisible();
  });

  await test.step('the notice says what it was and what it is', async () => {
    await page.getByRole('button', { name: /정정공고.*접수 기간/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    const box = page.getByText(/정정공고 · 1가지가 바뀌었어요/);
    await expect(box).toBeVisible();
    await expect(page.locator('s, del').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('img', { name: '읽지 않음' })).toHaveCount(1);
    await page.getByRole('button', { name: '정정공고', exact: true }).click();
    await expect(page.getByRole('img', { name: '읽지 않음' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: '전체, 읽지 않은 알림 1개' })).toBeVisible();
  });
});
