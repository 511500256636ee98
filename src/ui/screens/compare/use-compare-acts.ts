import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  comparedFrom,
  comparePath,
  compareOutline,
  compareTitle,
  MOST_COMPARED,
  movedCode,
  pageTitle,
  type ComparedRoom,
} from '#core';
import { useServices } from '../../ground/services';
import { searchOf } from '../../stores/history/url-parts';
import type { Compared } from './ask-compared';

/** What is pressed in the head of a column; its button has the name as `data-act`. */
export type ColumnAct = 'earlier' | 'later' | 'remove';

export interface CompareActs {
  readonly move: (code: string, name: string, by: -1 | 1) => void;
  readonly remove: (code: string) => void;
  readonly share: (shown: readonly Compared[]) => void;
  /** Goes on choosing with what is compared here, in the lists that are gone to. */
  readonly goOnChoosing: () => void;
  /** Read out after a move: where the column stands now. */
  readonly said: string;
}

/** What a person does with a comparison. Its order and its columns stand in the address. */
export function useCompareActs(
  codes: readonly string[],
  page: RefObject<HTMLElement | null>,
): CompareActs {
  const { clock, env, stores } = useServices();
  const { compare, history, popups, toasts } = stores;
  const [said, say] = useState('');
  const pressed = useRef<{ readonly act: ColumnAct; readonly at: number } | null>(null);

  const change = (before: readonly string[], next: readonly string[]) => {
    compare.follow(before, next);
    history.replace(comparePath(next));
  };
  const putBack = (code: string, at: number) => {
    // Whoever has gone elsewhere meanwhile finds it among what they chose.
    if (page.current === null) {
      if (!compare.codes.includes(code)) compare.toggle(code);
      return;
    }
    const { codes: now } = comparedFrom(searchOf(history.current.url));
    if (!now.includes(code) && now.length < MOST_COMPARED)
      change(now, now.toSpliced(Math.min(at, now.length), 0, code));
  };
  // A button that moves, or goes with its column, leaves the focus nowhere.
  useLayoutEffect(() => {
    const last = pressed.current;
    pressed.current = null;
    if (last === null || document.activeElement !== document.body) return;
    const column =
      page.current?.querySelectorAll('thead [data-column]')[Math.min(last.at, codes.length - 1)];
    const button = [last.act, 'earlier', 'later', 'remove'].flatMap((act) => {
      const found = column?.querySelector<HTMLElement>(`[data-act="${act}"]`);
      return found === null || found === undefined ? [] : [found];
    })[0];
    (button ?? page.current?.querySelector<HTMLElement>('h1'))?.focus();
  }, [codes, page]);

  return {
    said,
    move: (code, name, by) => {
      const next = movedCode(codes, code, by);
      const at = next.indexOf(code);
      pressed.current = { act: by < 0 ? 'earlier' : 'later', at };
      say(`${name} ${at + 1}번째`);
      change(codes, next);
    },
    remove: (code) => {
      const at = codes.indexOf(code);
      pressed.current = { act: 'remove', at };
      say('');
      change(
        codes,
        codes.filter((other) => other !== code),
      );
      toasts.show('비교에서 뺐어요', {
        name: '되돌리기',
        run: () => {
          putBack(code, at);
        },
      });
    },
    share: (shown) => {
      const rooms: readonly ComparedRoom[] = shown.map(({ room }) => room);
      const [picture] = shown.flatMap(({ photo }) => photo ?? []);
      void popups.askOnce('share', {
        title: pageTitle(compareTitle(rooms)),
        text: compareOutline(rooms, clock.now()),
        url: `${env.siteUrl}${comparePath(codes)}`,
        imageUrl: picture === undefined ? null : new URL(picture.large, env.siteUrl).href,
      });
    },
    goOnChoosing: () => {
      compare.take(codes);
    },
  };
}
