import type { FastifyRequest } from 'fastify';

/** No address of a network: nobody outside can be there. */
export const HERE = 'this process';

/** Whether this server asks itself, for a page that it draws. */
export const isOwnCall = ({ raw }: FastifyRequest): boolean => raw.socket.remoteAddress === HERE;
