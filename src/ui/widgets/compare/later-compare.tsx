import type { ComponentType } from 'react';
import { useIsHeard } from '../../components/attached/use-is-heard';
import { lazily } from '../../ground/lazily';
import type { CompareCheckProps } from './CompareCheck';
import type { CompareDockProps } from './compare-dock-props';

const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Later = lazily(load, undefined, () => null);
  return function Compare(props: Props) {
    return useIsHeard() ? <Later {...props} /> : null;
  };
};

/** Nobody chooses before the page can be used: lists of deals do without the code before. */
export const CompareCheck = later<CompareCheckProps>(
  async () => (await import('./CompareCheck')).CompareCheck,
);
/** The same of the bar. */
export const CompareDock = later<CompareDockProps>(
  async () => (await import('./CompareDock')).CompareDock,
);
/** The same of what begins it. */
export const CompareSwitch = later<object>(
  async () => (await import('./CompareSwitch')).CompareSwitch,
);
