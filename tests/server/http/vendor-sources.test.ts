import { expect, test } from 'vitest';
import { readEnv } from '../../../server/env';
import { pagePolicy } from '../../../server/http/headers/page-policy';

const KAKAO = /kakao|daum/;
const NAVER = /naver|pstatic/;
const [kakao, naver] = [{ KAKAO_JAVASCRIPT_KEY: 'kakao1' }, { NAVER_MAP_KEY_ID: 'naver1' }];

function policyWith(keys: Readonly<Record<string, string>>): Map<string, string> {
  const policy = pagePolicy(readEnv(keys), { scripts: [], styles: [] }, null);
  return new Map(
    policy.split(';').map((each) => [each.split(' ')[0] ?? '', each.split(' ').slice(1).join(' ')]),
  );
}

test.each([
  ['no map service', {}, { kakao: false, naver: false }],
  ['Kakao', kakao, { kakao: true, naver: false }],
  ['Naver', naver, { kakao: false, naver: true }],
  ['both', { ...kakao, ...naver }, { kakao: true, naver: true }],
])('the policy names the hosts of %s where its key is there, and only there', (_, keys, are) => {
  const csp = policyWith(keys);
  for (const directive of ['script-src', 'img-src', 'connect-src']) {
    const sources = csp.get(directive) ?? '';
    expect({ kakao: KAKAO.test(sources), naver: NAVER.test(sources) }, directive).toEqual(are);
  }
  for (const directive of ['script-src', 'style-src']) {
    expect(csp.get(directive)).not.toContain('unsafe');
  }
  const hasMap = are.kakao || are.naver;
  expect(csp.get('style-src-attr')).toBe(hasMap ? "'unsafe-inline'" : undefined);
  expect(csp.get('form-action')).toBe(are.kakao ? "'self' https://sharer.kakao.com" : "'self'");
  const film = 'https://www.youtube-nocookie.com';
  expect(csp.get('frame-src')).toBe(are.kakao ? `${film} https://postcode.map.kakao.com` : film);
});
