import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { directDraft } from '../../support/direct-drafts';
import { mateHas } from '../../support/mates';

/** What a call of the member of this browser carries. */
async function headersOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({
    authorization: `${localStorage.getItem('ACCESS_TOKEN') ?? ''} HANKAN`,
    rt: localStorage.getItem('REFRESH_TOKEN') ?? '',
  }));
}

async function post(page: Page, path: string, what: object): Promise<{ readonly id: string }> {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const headers = { ...(await headersOf(page)), ...key };
  const answer = await page.request.post(path, { headers, ...what });
  const { item } = (await answer.json()) as { readonly item: { readonly id: string } };
  return item;
}

let doors = 0;

/** A home that nobody offered yet: what two members offer behind one door is held until a moderator looks. */
function ownHome() {
  doors += 1;
  return { ...directDraft().place, unit: `${200 + doors}호` };
}

/** The member of this browser offers a room, by the calls of the interface; answers its id. */
export async function offerRoom(page: Page, title: string): Promise<string> {
  const buffer = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#bfe3f2' },
  })
    .jpeg()
    .toBuffer();
  const file = { name: 'room.jpg', mimeType: 'image/jpeg', buffer };
  const picture = await post(page, '/v2/images', { multipart: { file } });
  const said = directDraft({ title, place: ownHome(), pictureIds: [picture.id] });
  const data = { dealType: 'direct', ...said };
  return (await post(page, '/v2/deals', { data })).id;
}

/** The member of this browser has a room to share, by the calls of the interface; answers the path of its page. */
export async function offerToShare(page: Page, title: string): Promise<string> {
  const { dongs: _, ...terms } = mateHas();
  const intro = '평일에는 일하고 주말에는 집에서 쉬어요. 반가워요.';
  const said = { title, intro, dongliCodes: ['1162010200'], pictureIds: [] };
  const { id } = await post(page, '/v2/deals', { data: { dealType: 'mate', ...terms, ...said } });
  return `/mate/detail/${id}`;
}
