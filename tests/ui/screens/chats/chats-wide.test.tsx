import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ChatStage } from '../../support/chat-stage';
import { BEAR, MOON } from '../../support/community-stage';
import { giveWidth } from '../../support/give-width';
import { openChats } from './chat-kit';

giveWidth(1440);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('chats in a wide window', () => {
  it('ask for one of them beside their list', async () => {
    const stage = new ChatStage();
    stage.says(stage.talk(), BEAR, '안녕하세요');
    await openChats(stage, '/chats', MOON);
    expect(await screen.findByText('이야기를 골라 주세요')).toBeTruthy();
  });

  it('ask for none where there is none', async () => {
    await openChats(new ChatStage(), '/chats', MOON);
    expect(await screen.findByText('아직 나눈 이야기가 없어요')).toBeTruthy();
    expect(screen.queryByText('이야기를 골라 주세요')).toBeNull();
  });
});
