import { fieldsOf, parseJson, textIn } from '../shared/stored-json';
import { isLogin, type Session } from './session';

/** The texts of a session that are kept on the device. */
const TEXTS = ['SIGN_UP_YN', 'NICKNAME', 'CERT_YN'] as const;

/** USER_DATA as it is kept on the device (spec/rules §9); null for a visitor, who keeps none. */
export function storedSession(session: Session): string | null {
  return isLogin(session) ? JSON.stringify(session) : null;
}

/** USER_DATA as it is read: a visitor's session where nothing usable is stored. Never throws. */
export function parseStoredSession(stored: string | null): Session {
  const fields = fieldsOf(parseJson(stored));
  const ID = textIn(fields['ID']);
  if (ID === null) return {};
  const texts: Partial<Record<(typeof TEXTS)[number], string>> = {};
  for (const name of TEXTS) {
    const value = fields[name];
    if (typeof value === 'string') texts[name] = value;
  }
  const codes = fields['SNS_TYPE_CDS'];
  return {
    ID: typeof fields['ID'] === 'number' ? fields['ID'] : ID,
    ...texts,
    ...(Array.isArray(codes) && {
      SNS_TYPE_CDS: codes.filter((code): code is string => typeof code === 'string'),
    }),
  };
}
