import type { MapProvider } from '#core';
import { mapProviderContract } from '../../adapters/contracts/map-provider.contract';

export interface ContractOutcome {
  readonly name: string;
  /** Null where the promise was kept. */
  readonly failure: string | null;
}

/** Runs the suite of the port in this page, one case after the other. */
export async function runMapContract(
  page: HTMLElement,
  provider: MapProvider,
): Promise<ContractOutcome[]> {
  const outcomes: ContractOutcome[] = [];
  for (const { name, run } of mapProviderContract) {
    const container = document.createElement('div');
    container.style.cssText = 'position:relative;width:390px;height:600px';
    page.append(container);
    const failure = await run({ provider, container }).then(
      () => null,
      (error: unknown) => String(error),
    );
    container.remove();
    outcomes.push({ name, failure });
  }
  return outcomes;
}
