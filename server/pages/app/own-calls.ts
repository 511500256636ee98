import type { FastifyInstance } from 'fastify';
import type { OwnPage } from '../../http/requests/own-call';
import type { PageLook } from '../../ports/page-drawer';

/** Asks the server's own routes as a visitor would, for a page, without a network in between. */
export const askOwn =
  (app: Pick<FastifyInstance, 'inject'>, page: OwnPage): PageLook['ask'] =>
  async (address) => {
    const { statusCode, payload } = await app.inject({
      method: 'GET',
      url: address,
      remoteAddress: page.address,
      headers: { accept: 'application/json' },
    });
    const body: unknown = JSON.parse(payload);
    // What is wrong for a moment is no page to be kept, or to be taken over.
    if (statusCode >= 500 || statusCode === 429)
      throw new Error(`${String(statusCode)} for a call of a page`);
    return { status: statusCode, body };
  };
