import type { DealWay, RiskWarning } from '#core';

/** What is said before a number is told, and the number. */
export type DealContactProps =
  | { readonly kind: 'warning'; readonly way: DealWay; readonly warning: RiskWarning }
  | {
      readonly kind: 'number';
      readonly way: DealWay;
      readonly tel: string;
      /** Who is reached by it; null where they are not named. */
      readonly nickname: string | null;
      /** Whether they are told how often it was asked for. */
      readonly isCounted: boolean;
    };
