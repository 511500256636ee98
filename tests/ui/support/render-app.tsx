import './dom';
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { parseEnv } from '../../../src/composition/parse-env';
import { memoryProfile } from '../../../src/composition/profiles/memory';
import { servicesOf, startStores } from '../../../src/composition/services';
import { containerOf } from '../../../src/composition/wiring';
import { App } from '../../../src/ui/frame/App';
import type { Services } from '../../../src/ui/ground/services';
import { stopAfterwards } from './started';

type Change = Partial<Services> | ((made: Services) => Partial<Services>);

/**
 * The whole app at an address, on memory adapters; `change` takes the place of some services, and
 * `view` of the window that they find.
 */
export function renderApp(url: string, change: Change = {}, view: Window = window): Services {
  window.history.replaceState(null, '', url);
  const profile = memoryProfile(view, parseEnv('{}', window.location.origin));
  const made = servicesOf(containerOf(profile));
  const services: Services = { ...made, ...(typeof change === 'function' ? change(made) : change) };
  stopAfterwards(startStores(services.stores));
  render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  );
  return services;
}
