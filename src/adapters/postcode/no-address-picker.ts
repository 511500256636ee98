import { AppError, type AddressPicker } from '#core';

/** Where no search of others is configured. */
export class NoAddressPicker implements AddressPicker {
  readonly isThere = false;

  pick(): Promise<never> {
    return Promise.reject(new AppError('refused'));
  }
}
