import {
  HOUSE_STATUS,
  usualPriceOf,
  type Cancellation,
  type House,
  type UsualPrice,
  type UsualPrices,
  type UsualQuestion,
} from '#core';
import { answer } from '../answer';

type Compared = Pick<House, 'status' | 'type' | 'dealType' | 'deposit' | 'monthly'> & {
  readonly address: Pick<House['address'], 'dongliCode'>;
};

/** {@link UsualPrices} of a list of houses. */
export class MemoryUsualPrices implements UsualPrices {
  constructor(private readonly houses: readonly Compared[]) {}

  of(
    { roomType, rentType, dongliCode }: UsualQuestion,
    cancel?: Cancellation,
  ): Promise<UsualPrice | null> {
    return answer(cancel, () =>
      usualPriceOf(
        this.houses.filter(
          (house) =>
            house.status === HOUSE_STATUS.OPEN &&
            house.type === roomType &&
            house.dealType === rentType &&
            house.address.dongliCode === dongliCode,
        ),
      ),
    );
  }
}
