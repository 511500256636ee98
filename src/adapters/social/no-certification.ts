import type { CertificationResult, CertificationWidget } from '#core';

/** Where no certification is configured. */
export class NoCertification implements CertificationWidget {
  readonly isThere = false;

  ask(): Promise<CertificationResult> {
    return Promise.resolve({ kind: 'failed', message: '' });
  }

  returned(): Promise<null> {
    return Promise.resolve(null);
  }
}
