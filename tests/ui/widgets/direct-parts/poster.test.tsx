import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OwnerReplies } from '#core';
import { Poster } from '../../../../src/ui/widgets/direct-parts/Poster';
import { DealStage } from '../../support/deal-stage';

async function posterWith(replies: OwnerReplies | null) {
  const stage = new DealStage();
  const { id } = stage.offer();
  const found = await stage.directs.port.one(id);
  if (!found.ok) throw new Error('the room is on offer');
  render(<Poster deal={{ ...found.value, replies }} />);
}

describe('who offers a room', () => {
  it('is said to answer so often, and so soon', async () => {
    await posterWith({ percent: 92, minutes: 75 });
    expect(screen.getByText('보통 2시간 안에 답해요 · 응답률 92%')).toBeTruthy();
  });

  it('is said to answer nobody where they never did', async () => {
    await posterWith({ percent: 0, minutes: null });
    expect(screen.getByText('응답률 0%')).toBeTruthy();
  });

  it('is not judged by few who wrote', async () => {
    await posterWith(null);
    expect(screen.queryByText(/응답률|답해요/)).toBeNull();
  });
});
