import { describe, expect, it } from 'vitest';
import { certificationResult, certificationReturn, type CertificationAnswer } from '#core';

const SITE = 'https://hankan.example';
const none: CertificationAnswer = {
  isSuccess: false,
  impUid: null,
  errorCode: null,
  errorMessage: null,
};

describe('certificationResult', () => {
  it.each([
    [
      { isSuccess: true, impUid: 'imp_1' },
      { kind: 'done', impUid: 'imp_1' },
    ],
    [{ isSuccess: true }, { kind: 'failed', message: '' }],
    [
      { isSuccess: true, impUid: 'imp 1' },
      { kind: 'failed', message: '' },
    ],
    [{ impUid: 'imp_1' }, { kind: 'failed', message: '' }],
    [{ errorCode: 'F0000', errorMessage: '취소했습니다' }, { kind: 'cancelled' }],
    [
      { errorCode: 'F0001', errorMessage: '시간이 지났습니다' },
      { kind: 'failed', message: '시간이 지났습니다' },
    ],
  ])('of %j is %j', (said, result) => {
    expect(certificationResult({ ...none, ...said })).toEqual(result);
  });
});

describe('certificationReturn', () => {
  it.each([
    '/',
    '/more?success=true',
    '/more?imp_uid=imp_1',
    '/more?merchant_uid=cert_1',
    '/more?merchant_uid=cert_1&error_code=F0000',
  ])('reads nothing in %s', (path) => {
    expect(certificationReturn(`${SITE}${path}`)).toBeNull();
  });

  it.each([
    ['imp_uid=imp_1&success=true', { isSuccess: true, impUid: 'imp_1' }],
    ['imp_uid=imp_1&imp_success=true', { isSuccess: true, impUid: 'imp_1' }],
    ['imp_uid=imp_1', { isSuccess: true, impUid: 'imp_1' }],
    ['imp_uid=imp_1&success=false', { impUid: 'imp_1' }],
    ['success=false&error_code=F0000&error_msg=a+b', { errorCode: 'F0000', errorMessage: 'a b' }],
    ['imp_uid=imp_1&imp_success=false', { impUid: 'imp_1' }],
    ['imp_success=false', {}],
    ['success=false&imp_success=true', {}],
  ])('reads %s', (query, said) => {
    expect(certificationReturn(`${SITE}/more?merchant_uid=cert_1&${query}`)).toEqual({
      merchantUid: 'cert_1',
      answer: { ...none, ...said },
      cleanPath: '/more',
    });
  });

  it('leaves of the address what was there before', () => {
    const address = `${SITE}/more/profile?a=1&merchant_uid=m&imp_uid=i&success=true&p=map&a=2#top`;
    expect(certificationReturn(address)?.cleanPath).toBe('/more/profile?a=1&p=map&a=2#top');
  });
});
