import { rentAtDeposit, type DepositExchange, type NoticeUnit } from '#core';

/** A home of which deposit and rent may be exchanged. */
export interface ExchangeableUnit extends NoticeUnit {
  readonly exchange: DepositExchange;
}

/** Those whose rent at another deposit is known, and where there is another one. */
export const exchangeable = (units: readonly NoticeUnit[]): readonly ExchangeableUnit[] =>
  units.flatMap((unit) => {
    const { exchange } = unit;
    if (exchange === null || exchange.to <= exchange.from) return [];
    return rentAtDeposit(unit, exchange.from) === null ? [] : [{ ...unit, exchange }];
  });
