import type { FastifyRequest } from 'fastify';
import { AskedOnce } from '../../shared/asked-once';

/** No address of a network: nobody outside can be there. */
const HERE = 'this process';

/** A page that is being drawn. */
export interface OwnPage {
  /** Where its calls come from. */
  readonly address: string;
  /** What was asked for it so far. */
  readonly asked: AskedOnce;
}

/**
 * The pages that are being drawn, by their addresses. No AsyncLocalStorage: once it was used, Node 20
 * watches every promise of the process, of the calls that have nothing to do with pages too.
 */
const pages = new Map<string, OwnPage>();
let drawings = 0;

/** Draws a page whose calls and head ask each question once. What goes on later asks by itself. */
export async function asOnePage<Page>(draw: (page: OwnPage) => Promise<Page>): Promise<Page> {
  drawings += 1;
  const page = { address: `${HERE}, page ${drawings}`, asked: new AskedOnce() };
  pages.set(page.address, page);
  try {
    return await draw(page);
  } finally {
    pages.delete(page.address);
  }
}

const addressOf = ({ raw }: FastifyRequest): string => raw.socket.remoteAddress ?? '';

/** Whether this server asks itself, for a page that it draws. */
export const isOwnCall = (request: FastifyRequest): boolean => addressOf(request).startsWith(HERE);

/** Asks what the request needs, or what was asked for its page, where it is a call of one. */
export function askedOnce<Answer>(
  request: FastifyRequest,
  question: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const page = pages.get(addressOf(request));
  return page === undefined ? ask() : page.asked.ask(question, ask);
}
