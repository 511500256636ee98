import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { PROVIDERS } from '#core';
import { readEnv } from '../../../server/env';
import { offeredBy } from '../../../server/outside/offered-by';
import { openOutside, type OutsideServices } from '../../../server/outside/open-outside';
import { ExplainedError } from '../../../server/shared/explained-error';
import { clock } from '../../support/app-deps';
import { fakeCallCounts } from '../../support/fake-call-counts';

const privateKey = String(
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }),
);
const KAKAO = { KAKAO_REST_API_KEY: 'k', KAKAO_CLIENT_SECRET: 's', KAKAO_APP_ID: '1' };
const NAVER = { NAVER_CLIENT_ID: 'n', NAVER_CLIENT_SECRET: 's' };
const FACEBOOK = { FACEBOOK_APP_ID: '2', FACEBOOK_APP_SECRET: 's' };
const APPLE = {
  APPLE_SERVICES_ID: 'web',
  APPLE_BUNDLE_ID: 'app',
  APPLE_TEAM_ID: 'TEAM',
  APPLE_KEY_ID: 'KEY',
  APPLE_PRIVATE_KEY: privateKey,
};
const SMS = { SMS_API_KEY: 'k', SMS_API_SECRET: 's', SMS_SENDER: '02-123-4567' };
const NOTICES = { DATA_GO_KR_KEY: 'a1b2c3d4'.repeat(8) };
const IMP = { IMP_MERCHANT: 'imp1', IMP_KEY: 'k', IMP_SECRET: 's' };

const REAL_PAGE = {
  kakao: 'https://kauth.kakao.com/oauth/authorize',
  naver: 'https://nid.naver.com/oauth2.0/authorize',
  facebook: 'https://www.facebook.com/v24.0/dialog/oauth',
  apple: 'https://appleid.apple.com/auth/authorize',
};

const counts = fakeCallCounts(clock);
const outbox = { add: () => Promise.resolve(), latest: () => Promise.resolve([]) };

async function open(
  source: Readonly<Record<string, string>>,
  look: (services: OutsideServices, lines: readonly Record<string, unknown>[]) => void,
) {
  const lines: Record<string, unknown>[] = [];
  const logger = pino(
    {},
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const services = await openOutside(readEnv(source), { clock, logger, outbox, counts });
  try {
    look(services, lines);
  } finally {
    await services.close();
  }
}

const attempt = {
  provider: 'kakao',
  state: 's',
  verifier: 'v'.repeat(43),
  nonce: 'n',
  redirectUri: 'https://x.example/oauth/kakao',
} as const;

function pages({ identityProviders }: OutsideServices) {
  return Object.fromEntries(
    [...identityProviders].map(([name, one]) => {
      const { origin, pathname } = new URL(one.authorizeUrl(attempt));
      return [name, `${origin}${pathname}`];
    }),
  );
}

describe('the services outside', () => {
  test('are all emulated on one’s own machine, and nothing is hidden', async () => {
    await open({}, (services, lines) => {
      expect(services.emulatorsUrl).toMatch(/^http:\/\/localhost:\d+$/);
      expect([...services.identityProviders.keys()]).toEqual([...PROVIDERS]);
      for (const page of Object.values(pages(services)))
        expect(page).toContain(`${services.emulatorsUrl ?? ''}/`);
      expect(services.certifications?.widget.scriptUrl).toBe(
        `${services.emulatorsUrl ?? ''}/iamport/iamport.js`,
      );
      expect(services.sms).not.toBeNull();
      expect(services.publicNotices.map(({ name }) => name)).toEqual(['lh', 'myhome']);
      expect(lines).toEqual([]);
    });
  });

  test('are hidden without keys where others reach the server, which is said once', async () => {
    await open({ HOST: '0.0.0.0' }, (services, lines) => {
      expect(services.emulatorsUrl).toBeNull();
      expect(services.identityProviders.size).toBe(0);
      expect(services.certifications).toBeNull();
      expect(lines).toHaveLength(1);
      expect(lines[0]?.['hidden']).toEqual([
        ...PROVIDERS,
        'certification',
        'sms',
        'public notices',
      ]);
      expect(services.publicNotices).toEqual([]);
      expect(services.sms).toBeNull();
    });
  });

  test('are the real ones where there are keys', async () => {
    await open(
      { APP_ENV: 'TEST', ...KAKAO, ...NAVER, ...FACEBOOK, ...APPLE, ...IMP, ...SMS, ...NOTICES },
      (real, lines) => {
        expect(real.emulatorsUrl).toBeNull();
        expect(real.sms).not.toBeNull();
        expect(real.publicNotices.map(({ name }) => name)).toEqual(['lh', 'myhome']);
        expect(lines).toEqual([]);
        expect(pages(real)).toEqual(REAL_PAGE);
        expect(real.certifications?.widget).toEqual({
          merchant: 'imp1',
          scriptUrl: 'https://cdn.iamport.kr/v1/iamport.js',
        });
      },
    );
  });

  test('change one by one from the emulator to the real one', async () => {
    await open(NAVER, (services) => {
      const { naver, kakao } = pages(services);
      expect(naver).toBe(REAL_PAGE.naver);
      expect(kakao).toContain('http://localhost:');
    });
    await open({ APP_ENV: 'DEV', ...KAKAO }, (services, lines) => {
      expect(pages(services)).toEqual({ kakao: REAL_PAGE.kakao });
      expect(lines[0]?.['hidden']).toEqual([
        'naver',
        'facebook',
        'apple',
        'certification',
        'sms',
        'public notices',
      ]);
    });
  });

  test('say in a sentence that their port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve));
    const { port } = taken.address() as AddressInfo;
    const opening = openOutside(readEnv({ EMULATOR_PORT: String(port) }), {
      clock,
      logger: pino({ level: 'silent' }),
      outbox,
      counts,
    });
    await expect(opening).rejects.toBeInstanceOf(ExplainedError);
    await expect(opening).rejects.toThrow('EMULATOR_PORT');
    await new Promise((resolve) => taken.close(resolve));
  });
});

test.each([{}, KAKAO, IMP, { HOST: '0.0.0.0' }, { APP_ENV: 'TEST', ...APPLE }])(
  'the development page knows the same: %o',
  async (source: Readonly<Record<string, string>>) => {
    await open(source, ({ identityProviders, certifications, emulatorsUrl }) => {
      const EMULATOR_PORT = emulatorsUrl === null ? '0' : new URL(emulatorsUrl).port;
      expect(offeredBy(readEnv({ ...source, EMULATOR_PORT }))).toEqual({
        providers: [...identityProviders.keys()],
        certification: certifications?.widget ?? null,
      });
    });
  },
);

describe('the key of the services of notices', () => {
  test.each(['0123456789abcdef'.repeat(4), 'ab+c/d=='.repeat(4), 'ab%2Bc%2Fd%3D%3D'.repeat(2)])(
    'comes as the portal shows it: %s',
    (DATA_GO_KR_KEY) => {
      expect(readEnv({ DATA_GO_KR_KEY }).publicNoticesKey).toBe(DATA_GO_KR_KEY);
    },
  );

  test.each(['short', `${'a'.repeat(40)}&numOfRows=1`, 'a b'.repeat(20)])(
    'is refused in another form, and not repeated: %s',
    (DATA_GO_KR_KEY) => {
      expect(() => readEnv({ DATA_GO_KR_KEY })).toThrow(/^(?=.*DATA_GO_KR_KEY)/);
      expect(() => readEnv({ DATA_GO_KR_KEY })).not.toThrow(DATA_GO_KR_KEY);
    },
  );
});
