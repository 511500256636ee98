import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { serve } from './small-server';

/**
 * Stands before a server and keeps its cookies, as a browser does for a page; programs have none of
 * their own. Its address.
 */
export function keepCookies(target: string): Promise<string> {
  const cookies = new Map<string, string>();
  const keep = (headers: IncomingHttpHeaders) => {
    for (const line of headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  return serve((request, response) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const { method, headers } = request;
    const onward = ask(
      new URL(request.url ?? '/', target),
      { method, headers: { ...headers, ...(cookie !== '' && { cookie }) } },
      (answer) => {
        keep(answer.headers);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.once('error', () => response.destroy());
    request.pipe(onward);
  });
}
