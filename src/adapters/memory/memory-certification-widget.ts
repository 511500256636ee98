import type { CertificationResult, CertificationWidget } from '#core';

/** {@link CertificationWidget} that answers what it was told to. */
export class MemoryCertificationWidget implements CertificationWidget {
  readonly isThere = true;

  /** `back` is what an address brought back, told once. */
  constructor(
    private readonly result: CertificationResult = { kind: 'done', impUid: 'imp_1' },
    private back: CertificationResult | null = null,
  ) {}

  ask(): Promise<CertificationResult> {
    return Promise.resolve(this.result);
  }

  returned(): Promise<CertificationResult | null> {
    const { back } = this;
    this.back = null;
    return Promise.resolve(back);
  }
}
