import { afterAll, describe, expect, test } from 'vitest';
import { errorReply } from '#contract/errors';
import { communityReply, dealReply, notiClusterReply } from '#contract/links';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { appDeps } from '../../support/app-deps';
import { fakeLinks } from '../../support/fake-accounts';

const here =
  <Item>(item: Item) =>
  (id: string) =>
    Promise.resolve(id === 'here' ? item : null);

const app = await buildApp(
  appDeps({
    links: fakeLinks({
      notiCluster: here({ NOTI_TARGET_CD: 'OPITG10001', LINK: '17' }),
      community: here({ categoryTypeCode: 'CATEC00002' }),
    }),
  }),
);
afterAll(() => app.close());

describe('what links lead to', () => {
  test('is answered as spec/rules §7 names it', async () => {
    const cluster = (await app.inject('/v1/noti-clusters/here')).json<unknown>();
    expect(notiClusterReply.parse(cluster)).toEqual(cluster);
    expect(cluster).toEqual({ DATA: { NOTI_TARGET_CD: 'OPITG10001', LINK: '17' } });
    const community = (await app.inject('/v2/communities/here')).json<unknown>();
    expect(communityReply.parse(community)).toEqual({ item: { categoryTypeCode: 'CATEC00002' } });
    const deal = (await app.inject('/v2/deals/1')).json<unknown>();
    expect(dealReply.parse(deal)).toEqual({ result: { dealType: 'direct' } });
  });

  test.each(['/v1/noti-clusters', '/v2/communities', '/v2/deals'])(
    '%s says what is gone in words that may be shown',
    async (call) => {
      const gone = await app.inject(`${call}/gone`);
      expect(gone.statusCode).toBe(404);
      expect(errorReply.parse(gone.json())).toMatchObject({
        code: 'deleted',
        MESSAGE: '삭제된 게시물입니다.',
      });
      for (const odd of ['%00', 'a.b', 'x'.repeat(65)]) {
        const refused = await app.inject(`${call}/${odd}`);
        expect(refused.statusCode).toBe(400);
      }
    },
  );
});

describe('/.well-known', () => {
  const FINGERPRINT = Array.from({ length: 32 }, () => 'AB').join(':');
  const APPLE = '/.well-known/apple-app-site-association';
  const ANDROID = '/.well-known/assetlinks.json';

  test('names the configured apps, as JSON and to everybody', async () => {
    const env = readEnv({
      APPLE_APP_IDS: 'TEAM123456.app.hankan',
      ANDROID_PACKAGE: 'app.hankan.android',
      ANDROID_CERT_SHA256: FINGERPRINT,
    });
    const configured = await buildApp(appDeps({ env }));
    const apple = await configured.inject(APPLE);
    const android = await configured.inject(ANDROID);
    await configured.close();
    for (const { statusCode, headers } of [apple, android]) {
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toMatch(/^application\/json\b/);
    }
    const { applinks } = apple.json<{
      applinks: { details: { appIDs: string[]; components: Record<string, unknown>[] }[] };
    }>();
    expect(applinks.details).toHaveLength(1);
    expect(applinks.details[0]?.appIDs).toEqual(['TEAM123456.app.hankan']);
    // A sign-in comes back to the browser where it was begun, every page besides opens the app.
    expect(applinks.details[0]?.components).toContainEqual({ '/': '/oauth/*', exclude: true });
    expect(applinks.details[0]?.components.at(-1)).toEqual({ '/': '/*' });
    expect(android.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'app.hankan.android',
          sha256_cert_fingerprints: [FINGERPRINT],
        },
      },
    ]);
  });

  test.each([APPLE, ANDROID])('%s is not there where no app is configured', async (path) => {
    const answer = await app.inject(path);
    expect(answer.statusCode).toBe(404);
    expect(errorReply.parse(answer.json()).code).toBe('no-such-call');
  });
});
