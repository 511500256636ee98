import type { CertificationWidget } from '#core';
import { later } from '../../adapters/system/later';

/** A certification that is configured, and whose code is fetched once somebody asks. */
export function laterCertification(fetch: () => Promise<CertificationWidget>): CertificationWidget {
  const widget = later<Pick<CertificationWidget, 'ask' | 'returned'>>(fetch);
  return {
    isThere: true,
    ask: (merchantUid) => widget.ask(merchantUid).catch(() => ({ kind: 'failed', message: '' })),
    // What came back stays in the address, where the next drawing of the page finds it.
    returned: () => widget.returned().catch(() => null),
  };
}
