import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLogin, parseStoredSession, storedSession, type Session } from '#core';

it('reads whatever stands in the storage without a fault, as a person with an ID or as nobody', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const session = parseStoredSession(text);
      expect(isLogin(session)).toBe(Object.keys(session).length > 0);
    }),
  );
});

it('loses nothing of a person', () => {
  const member = fc.record(
    {
      ID: fc.oneof(fc.string({ minLength: 1 }), fc.integer()),
      NICKNAME: fc.string(),
      CERT_YN: fc.constantFrom('Y', 'N'),
      SNS_TYPE_CDS: fc.array(fc.string()),
    },
    { requiredKeys: ['ID'] },
  );
  fc.assert(
    fc.property(member, (session: Session) => {
      expect(parseStoredSession(storedSession(session))).toEqual(session);
    }),
  );
});
