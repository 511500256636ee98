import type { ReportReason } from '#core';

/** The reasons as a person chooses among them (spec/texts T8). */
export const REASONS: readonly { readonly reason: ReportReason; readonly name: string }[] = [
  { reason: 'PROMOTION', name: '부적절한 홍보' },
  { reason: 'ABUSE', name: '욕설 또는 비방' },
  { reason: 'OBSCENE', name: '청소년에게 부적절하거나 음란한 내용' },
  { reason: 'OTHER', name: '기타' },
];
