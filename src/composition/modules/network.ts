import type { Carrier } from '../../adapters/http/client/call';
import { later } from '../../adapters/system/later';

/** The way to the API, whose code a page that brought its first answers does without at first. */
export const network = (baseUrl: string): Carrier =>
  later(async () => {
    const { AxiosCarrier } = await import('../../adapters/http/client/axios-carrier');
    return new AxiosCarrier({ baseUrl });
  });
