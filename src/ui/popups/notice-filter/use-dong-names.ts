import { useEffect, useState } from 'react';
import { areaLevel } from '#core';
import { useServices } from '../../ground/services';
import { AnswerStore } from '../../stores/answer-store';
import type { AreaNames } from '../../widgets/notice-filter/area-tree';

const NONE: AreaNames = new Map();

/** What the dongs among these areas are called; nothing is counted below a 시·군·구. In an observer. */
export function useDongNames(areas: readonly string[]): AreaNames {
  const { dongs } = useServices();
  const [names] = useState(
    () =>
      new AnswerStore<AreaNames>(async (cancel) => {
        const codes = areas.filter((code) => areaLevel(code) === 'dong');
        const places = await Promise.all(codes.map((code) => dongs.dong(code, cancel)));
        return new Map(
          places.flatMap((place, at) => (place === null ? [] : [[codes[at] ?? '', place.dong]])),
        );
      }),
  );
  useEffect(() => {
    names.start();
    return () => {
      names.stop();
    };
  }, [names]);
  return names.value ?? NONE;
}
