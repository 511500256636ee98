import { Writable } from 'node:stream';
import { buildApp } from '../../../../server/app';
import type { Database } from '../../../../server/db/database';
import { MessageCountRepository } from '../../../../server/db/limits/message-count-repository';
import { readEnv, type Env } from '../../../../server/env';
import { createLogger } from '../../../../server/http/request-log';
import type { SmsGateway } from '../../../../server/ports/accounts/messages';
import { appDeps } from '../../../support/app-deps';
import { MovingClock } from '../../../support/moving-clock';

/** A gateway that keeps what it was given; `answer` decides how it fares. */
export function scriptedGateway() {
  const sent: { readonly to: string; readonly text: string }[] = [];
  const gateway = {
    sent,
    answer: (): ReturnType<SmsGateway['send']> => Promise.resolve({ ok: true, value: null }),
    send: async (message: { readonly to: string; readonly text: string }) => {
      const answer = await gateway.answer();
      if (answer.ok) sent.push(message);
      return answer;
    },
  };
  return gateway;
}

/** The server with its message counts on a database, and all that it wrote into its log. */
export async function openInstall(database: Database, given: { readonly env?: Env } = {}) {
  const clock = new MovingClock();
  const gateway = scriptedGateway();
  const lines: string[] = [];
  const out = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = await buildApp(
    appDeps({
      env: given.env ?? readEnv({}),
      clock,
      sms: gateway,
      messageCounts: new MessageCountRepository(database),
      logger: createLogger('trace', out),
    }),
  );
  const send = (
    phone: unknown,
    {
      address = '10.0.0.1',
      headers = {},
    }: { address?: string; headers?: Record<string, string> } = {},
  ) =>
    app.inject({
      method: 'POST',
      url: '/v1/install-link',
      payload: { HP_NO: phone },
      headers: { host: '127.0.0.1:4180', ...headers },
      remoteAddress: address,
    });
  return { app, clock, gateway, lines, send };
}

/** Every row of every table, as text. */
export async function allRows({ pool }: Pick<Database, 'pool'>): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const all: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select to_jsonb(t)::text as row from "${name}" t`,
    );
    all.push(name, ...rows.map(({ row }) => row));
  }
  return all.join('\n');
}
