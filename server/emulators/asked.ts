import type { FastifyInstance, FastifyRequest } from 'fastify';

const text = (value: unknown): value is string => typeof value === 'string';

/** The texts of a query or a form; of a name that comes twice, none. */
export function texts(fields: unknown): Readonly<Record<string, string>> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((pair): pair is [string, string] => text(pair[1])),
  );
}

/** Takes forms besides JSON. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
}

/** The token of an Authorization header. */
export function bearerOf(request: FastifyRequest): string {
  return (request.headers.authorization ?? '').replace(/^Bearer /i, '');
}

/** An address with more in its query. */
export function withParams(url: string, params: Readonly<Record<string, string>>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value);
  return address.href;
}
