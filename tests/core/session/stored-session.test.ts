import { describe, expect, it } from 'vitest';
import { parseStoredSession, storedSession, type Session } from '#core';

const MEMBER: Session = {
  ID: 7,
  NICKNAME: '김한칸',
  CERT_YN: 'Y',
  SIGN_UP_YN: 'N',
  SNS_TYPE_CDS: ['SNSTP00001'],
};

describe('USER_DATA on the device', () => {
  it('brings a person back as they were kept', () => {
    expect(parseStoredSession(storedSession(MEMBER))).toEqual(MEMBER);
    expect(parseStoredSession(storedSession({ ID: 'a-1' }))).toEqual({ ID: 'a-1' });
  });

  it.each([{}, { ID: null }, { ID: '' }, { NICKNAME: '김한칸' }])(
    'keeps nothing of a visitor: %j',
    (session) => {
      expect(storedSession(session)).toBeNull();
    },
  );

  it.each([null, '', 'rubbish', '[]', '7', 'null', '{"ID":""}', '{"ID":{}}', '{"ID":null}'])(
    'is a visitor where %j is stored',
    (stored) => {
      expect(parseStoredSession(stored)).toEqual({});
    },
  );

  it('leaves out what is of another kind', () => {
    const stored = '{"ID":1,"NICKNAME":{"a":1},"CERT_YN":true,"SNS_TYPE_CDS":["a",1,null],"X":1}';
    expect(parseStoredSession(stored)).toEqual({ ID: 1, SNS_TYPE_CDS: ['a'] });
  });
});
