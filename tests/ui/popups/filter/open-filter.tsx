import '../../support/dom';
import { configure, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { vi } from 'vitest';
import { EMPTY_FILTER, type CodeLists, type HouseFilter } from '#core';
import { MemoryClock } from '../../../../src/adapters/memory/memory-clock';
import { MemoryCodeLists } from '../../../../src/adapters/memory/memory-code-lists';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { parseEnv } from '../../../../src/composition/parse-env';
import { memoryProfile } from '../../../../src/composition/profiles/memory';
import { servicesOf } from '../../../../src/composition/services';
import { containerOf } from '../../../../src/composition/wiring';
import { ServicesContext } from '../../../../src/ui/ground/services';
import { FilterPopup } from '../../../../src/ui/popups/filter/FilterPopup';
import type { FilterProps } from '../../../../src/ui/stores/popups/props/filter-props';
import { ScriptedHouses } from '../../../support/scripted-houses';

const BOUNDS = { swLat: 37, swLng: 126, neLat: 38, neLng: 127 };
/** 00:30 of 2026-11-20 in Seoul, which is the day before in Greenwich. */
const NOW = Date.parse('2026-11-20T00:30:00+09:00');

interface Opening {
  readonly filter?: Partial<HouseFilter>;
  readonly section?: FilterProps['section'];
  readonly houses?: ScriptedHouses;
  readonly codes?: CodeLists;
  readonly local?: MemoryStorage;
}

/** The filter popup alone, on the 20th of November 2026; `apply` presses its button. */
export function openFilter(opening: Opening = {}) {
  // Nothing of the form is hidden, and asking that of each of its elements takes long.
  configure({ defaultHidden: true });
  const { filter, section = null, houses = new ScriptedHouses() } = opening;
  const { codes = new MemoryCodeLists(), local = new MemoryStorage() } = opening;
  const profile = memoryProfile(window, parseEnv('{}', window.location.origin));
  const services = servicesOf(containerOf(profile));
  const close = vi.fn<(...answer: [] | [HouseFilter | null]) => void>();
  render(
    <StrictMode>
      <ServicesContext value={{ ...services, houses, codes, local, clock: new MemoryClock(NOW) }}>
        <FilterPopup
          props={{ bounds: BOUNDS, filter: { ...EMPTY_FILTER, ...filter }, section }}
          closing={false}
          close={close}
        />
      </ServicesContext>
    </StrictMode>,
  );
  const apply = (): HouseFilter | null | undefined => {
    fireEvent.click(screen.getByText(/^집.*보기$/));
    return close.mock.lastCall?.[0];
  };
  return { houses, local, close, apply };
}

// By its legend: asking every element for its role and name takes seconds in a form of this size.
export const group = (name: string) => {
  const fieldset = screen.getByText(name, { selector: 'legend' }).closest('fieldset');
  if (fieldset === null) throw new Error(`There is no question ${name}.`);
  return within(fieldset);
};
export const check = (name: string) => {
  fireEvent.click(screen.getByLabelText(name));
};
export const choose = (question: string, name: string) => {
  fireEvent.click(group(question).getByLabelText(name));
};
export const slide = (name: string, value: number) => {
  fireEvent.change(screen.getByLabelText(name), { target: { value: String(value) } });
};
export const codesRead = () => screen.findByLabelText('고시원');
export const said = () => document.querySelector('p[role="status"]')?.textContent;
