import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryPictures } from '../../../../src/adapters/memory/memory-pictures';
import type { Services } from '../../../../src/ui/ground/services';
import { BEAR, MOON, Watched } from '../../support/community-stage';
import { DealStage } from '../../support/deal-stage';
import { renderApp } from '../../support/render-app';
import type { Author } from '#core';

/** A stage on which somebody offers rooms, with pictures that can be brought. */
export class WritingStage extends DealStage {
  readonly pictures = new Watched(new MemoryPictures(this.uploaded, () => '/bright.webp'));

  override get services() {
    return { ...super.services, pictures: this.pictures.port };
  }
}

/** The form at an address, as somebody who is logged in sees it; or as a visitor does. */
export function openForm(
  path = '/direct/write',
  stage = new WritingStage(),
  who: Author | null = MOON,
  change: Partial<Services> = {},
) {
  // Asked as whom it will be logged in: what is shown differs by its reader.
  stage.reader = who;
  const services = renderApp(path, { ...stage.services, ...change });
  if (who !== null) stage.logIn(services, who);
  return { stage, services };
}

export { BEAR, MOON };

export const press = (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

export const choose = async (name: string | RegExp, role = 'radio') => {
  fireEvent.click(await screen.findByRole(role, { name }));
};

export const type = async (name: string | RegExp, value: string) => {
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
};

export const asks = (question: string) =>
  screen.findByRole('heading', { level: 2, name: question });

export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

export async function fillRoom(): Promise<void> {
  await choose('세입자');
  await choose(/집주인도 알고/, 'checkbox');
  await choose('원룸');
  press('다음');
}

export async function fillPlace(): Promise<void> {
  await asks('방이 어디에 있나요?');
  await type(/^주소/, '한칸로12길 7');
  await choose(/한칸로12길 7/);
  await type(/^호/, '203호');
  press('다음');
}

export async function fillPrice(): Promise<void> {
  await asks('한 달에 얼마인가요?');
  await type('보증금', '500');
  await type('월세', '45');
  await type('관리비', '5');
  press('다음');
}

async function fillFacts(): Promise<void> {
  await asks('방은 어떻게 생겼나요?');
  await type('전용면적', '19.8');
  await type('방이 있는 층', '2');
  await type('건물 전체', '4');
  press('다음');
}

export async function addPhoto(name = 'room.png'): Promise<void> {
  const file = new File(['picture'], name, { type: 'image/png' });
  const chooser = await screen.findByLabelText('사진 파일');
  fireEvent.change(chooser, { target: { files: [file] } });
}

async function fillPhotos(): Promise<void> {
  await asks('방을 보여 주세요');
  await addPhoto();
  await waitFor(() => {
    if (screen.queryByLabelText(/올리는 중/) !== null) throw new Error('It is on its way.');
  });
  press('다음');
}

async function fillWords(): Promise<void> {
  await asks('어떤 점이 좋은가요?');
  await type(/^제목/, '신림역 10분 남향 원룸');
  await type(/^소개/, '회사를 옮기게 되어 이사해요. 밤에는 조용한 골목이에요.');
  await type(/^전화번호/, '010-1234-5678');
  press('다음');
}

/** Fills in every step, up to the look before sending. */
export async function fillAll(): Promise<void> {
  await asks('어떤 방인가요?');
  await fillRoom();
  await fillPlace();
  await fillPrice();
  await fillFacts();
  await fillPhotos();
  await fillWords();
  await asks('다른 사람에게는 이렇게 보여요');
}

/** What is typed is kept, as when a window is hidden. */
const hide = () => {
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
};

/** The window is loaded anew; another tab of the browser has nothing of this one's. */
export function leaveWindow({ stores }: Services, isOtherTab = false): void {
  hide();
  stores.history.stop();
  if (isOtherTab) sessionStorage.clear();
  document.body.replaceChildren();
}
