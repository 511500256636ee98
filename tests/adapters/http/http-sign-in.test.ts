// @vitest-environment node
import { PROVIDERS } from '#core';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { HttpSessionSource } from '../../../src/adapters/http/http-session-source';
import { HttpSignIn } from '../../../src/adapters/http/http-sign-in';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { appDeps } from '../../support/app-deps';
import { keepCookies } from '../../support/cookie-keeper';
import { clientOf } from '../../support/http-client';
import { scriptedProvider } from '../../support/scripted-provider';
import { endServers } from '../../support/small-server';
import { signInContract } from '../contracts/sign-in.contract';

signInContract('http', async () => {
  const app = await buildApp(
    appDeps({
      env: readEnv({ SIGN_IN_LIMIT: '1000' }),
      identityProviders: new Map(PROVIDERS.map((one) => [one, scriptedProvider(one)])),
      certifications: {
        widget: { merchant: 'imp1', scriptUrl: 'https://cert.example/iamport.js' },
        check: (impUid) => Promise.resolve({ ok: true, value: { merchantUid: impUid.slice(4) } }),
      },
    }),
  );
  const url = await listen(app, { host: '127.0.0.1', port: 0 });
  return {
    browse: async () => {
      const tokens = new MemoryTokenKeeper();
      const client = clientOf(await keepCookies(url), { tokens });
      return { signIn: new HttpSignIn(client), source: new HttpSessionSource(client), tokens };
    },
    close: () => {
      endServers();
      return app.close();
    },
  };
});
