import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Author, VisitState } from '#core';
import type { KeptRoom } from '../../../../src/adapters/memory/chats/memory-rooms';
import { ChatStage } from '../../support/chat-stage';
import { BEAR, MOON } from '../../support/community-stage';
import { openChats } from './chat-kit';

export const AT = '2026-11-28T15:00:00+09:00';
export const LATER = '2026-11-29T14:00:00+09:00';

/** MOON in a room of BEAR's, in which something was said. */
export async function talking() {
  const stage = new ChatStage();
  const room = stage.talk();
  stage.says(room, BEAR, '토요일에 오세요.');
  const services = await openChats(stage, `/chats/${room.id}`, MOON);
  await screen.findByRole('log');
  return { stage, room, services };
}

/** Something is said of a visit by one of the two; the page hears of it. */
export function wishes(
  stage: ChatStage,
  room: KeptRoom,
  by: Author,
  [state, at, agreedAt]: readonly [VisitState, string, string | null],
): void {
  act(() => {
    stage.rooms.say(room, {
      by: by.id,
      key: `visit-${room.messages.length}`,
      text: '',
      pictureIds: [],
      visit: {
        state,
        at: Date.parse(at),
        agreedAt: agreedAt === null ? null : Date.parse(agreedAt),
        by: by.id,
      },
    });
  });
}

export const card = () => screen.findByRole('region', { name: '약속' });

export const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

/** Chooses a time in the sheet, and sends it. */
export async function propose(day: string, minute: string): Promise<void> {
  const sheet = await screen.findByRole('dialog');
  fireEvent.change(within(sheet).getByLabelText('날짜'), { target: { value: day } });
  fireEvent.change(within(sheet).getByLabelText('시간'), { target: { value: minute } });
  fireEvent.click(within(sheet).getByRole('button', { name: '이 시간으로 물어보기' }));
}

/** Answers what is asked before something is done. */
export async function confirm(name: string): Promise<HTMLElement> {
  const asked = await screen.findByRole('alertdialog');
  fireEvent.click(within(asked).getByRole('button', { name }));
  return asked;
}
