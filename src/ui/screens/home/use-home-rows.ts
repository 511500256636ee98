import { when } from 'mobx';
import { useEffect, useState } from 'react';
import { MAP_START, type LatLng } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { useServices } from '../../ground/services';
import { readLastView } from '../../stores/last-view';
import { HomeRows } from './home-rows';
import type { KeptRows } from './home-snapshot';

interface ShownRows {
  readonly rows: HomeRows;
  /** What they are around; null is where every map begins. */
  readonly around: LatLng | null;
}

interface Before {
  readonly around: LatLng | null;
  readonly rows: KeptRows;
}

/**
 * The rows of the home screen: those from before on the way back, else around the place that was
 * looked at last. The server does not know that place: a screen that it drew shows its rows until
 * those of the place are there.
 */
export function useHomeRows(before: Before | undefined): ShownRows {
  const { houses, local } = useServices();
  const isAttached = useIsAttached();
  const [wasDrawnBefore] = useState(!isAttached);
  const [shown, setShown] = useState<ShownRows>(() => {
    const around =
      before === undefined && isAttached
        ? (readLastView(local)?.center ?? null)
        : (before?.around ?? null);
    return { around, rows: rowsAround(houses, around, before?.rows) };
  });

  useEffect(() => {
    const around = wasDrawnBefore ? (readLastView(local)?.center ?? null) : null;
    if (around === null) return undefined;
    const rows = rowsAround(houses, around);
    rows.start();
    const stopWaiting = when(
      // What can be read is not taken away for what could not be had.
      () => rows.isAnswered && rows.near.state.kind === 'ready',
      () => {
        setShown({ around, rows });
      },
    );
    return () => {
      stopWaiting();
      rows.stop();
    };
  }, [houses, local, wasDrawnBefore]);
  return shown;
}

const rowsAround = (
  houses: ConstructorParameters<typeof HomeRows>[0],
  around: LatLng | null,
  kept?: KeptRows,
): HomeRows => new HomeRows(houses, around ?? MAP_START.center, kept);
