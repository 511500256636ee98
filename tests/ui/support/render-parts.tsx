import './dom';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { parseEnv } from '../../../src/composition/parse-env';
import { memoryProfile } from '../../../src/composition/profiles/memory';
import { servicesOf, startStores } from '../../../src/composition/services';
import { containerOf } from '../../../src/composition/wiring';
import { ServicesContext, type Services } from '../../../src/ui/ground/services';
import { stopAfterwards } from './started';

interface RenderedParts extends RenderResult {
  readonly services: Services;
  /** Draws another state of the part, with the same services around it. */
  readonly redraw: (part: ReactNode) => void;
}

/** A part of a screen with the services of the app around it, on memory adapters. */
export function renderParts(part: ReactNode, change: Partial<Services> = {}): RenderedParts {
  const profile = memoryProfile(window, parseEnv('{}', window.location.origin));
  const services: Services = { ...servicesOf(containerOf(profile)), ...change };
  stopAfterwards(startStores(services.stores));
  const around = (shown: ReactNode) => (
    <ServicesContext value={services}>
      <MemoryRouter>{shown}</MemoryRouter>
    </ServicesContext>
  );
  const drawn = render(around(part));
  const redraw = (next: ReactNode) => {
    drawn.rerender(around(next));
  };
  return { ...drawn, services, redraw };
}
