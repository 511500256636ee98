import { useState } from 'react';
import type { ChatMessage } from '#core';
import { messageLine } from '../chat-words';

/** What the other one has said since the view is there, to be read out: the last of it. */
export function useSaidLast(
  messages: readonly ChatMessage[],
  name: string,
  now: number,
): string | null {
  const last = messages.at(-1);
  const [heard, setHeard] = useState({ number: last?.number ?? 0, words: null as string | null });
  if (last !== undefined && last.number > heard.number) {
    const words = last.isMine ? heard.words : `${name}: ${messageLine(last, now)}`;
    setHeard({ number: last.number, words });
  }
  return heard.words;
}
