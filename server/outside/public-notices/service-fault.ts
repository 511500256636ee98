import { fieldsOf, parseJson, textIn } from '#core';

/** What an answer says. */
export type ServiceAnswer =
  | { readonly kind: 'data'; readonly data: unknown }
  /** There is nothing of what was asked for. */
  | { readonly kind: 'none' }
  | { readonly kind: 'fault'; readonly code: string };

/** The gateway's numbers of faults, which stand with or without zeros in front. */
const NAMES: Readonly<Record<number, string>> = {
  1: 'APPLICATION_ERROR',
  2: 'DB_ERROR',
  4: 'HTTP_ERROR',
  5: 'SERVICETIMEOUT_ERROR',
  10: 'INVALID_REQUEST_PARAMETER_ERROR',
  11: 'NO_MANDATORY_REQUEST_PARAMETERS_ERROR',
  12: 'NO_OPENAPI_SERVICE_ERROR',
  20: 'SERVICE_ACCESS_DENIED_ERROR',
  21: 'TEMPORARILY_DISABLE_THE_SERVICEKEY_ERROR',
  22: 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR',
  23: 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_PER_SECOND_EXCEEDS_ERROR',
  30: 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR',
  31: 'DEADLINE_HAS_EXPIRED_ERROR',
  32: 'UNREGISTERED_IP_ERROR',
  33: 'UNSIGNED_CALL_ERROR',
  99: 'UNKNOWN_ERROR',
};
const NO_DATA = 3;
/** Of one question, and maybe not of the next. */
const OF_ONE = [
  'APPLICATION_ERROR',
  'DB_ERROR',
  'HTTP_ERROR',
  'SERVICETIMEOUT_ERROR',
  'UNKNOWN_ERROR',
];

/** Whether the service refuses us, whatever we ask. */
export const isRefusal = (code: string): boolean =>
  Object.values(NAMES).includes(code) && !OF_ONE.includes(code);

/** Whether the same question may be answered when it is asked again. */
export const isPassing = (code: string): boolean =>
  code === 'HTTP_ERROR' || code === 'SERVICETIMEOUT_ERROR';

/**
 * What a gateway or service answered. A fault comes in any form, whatever was asked for and whatever
 * the status says: the gateway's XML or the same as JSON, a service's header, plain text, a page.
 */
export function readAnswer(status: number, text: string): ServiceAnswer {
  const data = parseJson(text.replace(/^\ufeff/, ''));
  const code = data === undefined ? codeInText(text) : codeInData(data);
  if (code !== null) return code;
  if (status >= 400) return { kind: 'fault', code: String(status) };
  const isData = typeof data === 'object' && data !== null;
  return isData ? { kind: 'data', data } : { kind: 'fault', code: 'unreadable' };
}

const inTag = (text: string, name: string): string | null =>
  new RegExp(`<${name}>\\s*(?:<!\\[CDATA\\[)?([^<\\]]*)`, 'i').exec(text)?.[1]?.trim() ?? null;

function codeInText(text: string): ServiceAnswer | null {
  const number = inTag(text, 'returnReasonCode') ?? inTag(text, 'resultCode');
  const said = inTag(text, 'returnAuthMsg') ?? inTag(text, 'resultMsg');
  if (number !== null || said !== null) return faultOf(number, said);
  const named = Object.values(NAMES).find((name) => text.includes(name));
  return named === undefined ? null : { kind: 'fault', code: named };
}

function codeInData(data: unknown): ServiceAnswer | null {
  const of = fieldsOf(data);
  const gateway = fieldsOf(
    fieldsOf(of['OpenAPI_ServiceResponse'])['cmmMsgHeader'] ?? of['cmmMsgHeader'],
  );
  const header = fieldsOf(fieldsOf(of['response'])['header'] ?? of['header']);
  const number = textIn(gateway['returnReasonCode']) ?? textIn(header['resultCode']);
  const said = textIn(gateway['returnAuthMsg']) ?? textIn(header['resultMsg']);
  if (number !== null || said !== null) return faultOf(number, said);
  return lhFault(data);
}

/** LH's own header, in whichever element of its list it stands. */
function lhFault(data: unknown): ServiceAnswer | null {
  if (!Array.isArray(data)) return null;
  const headers = data.flatMap((one: unknown): readonly unknown[] => {
    const header = fieldsOf(one)['resHeader'];
    return Array.isArray(header) ? header : [header];
  });
  const codes = headers.flatMap((one) => textIn(fieldsOf(one)['SS_CODE'])?.trim() ?? []);
  const isGood = codes.every((code) => code === 'Y');
  return isGood ? null : { kind: 'fault', code: 'SS_CODE_N' };
}

/** Null where all is well. */
function faultOf(number: string | null, said: string | null): ServiceAnswer | null {
  const code = number === null || !/^\d{1,4}$/.test(number.trim()) ? null : Number(number);
  if (code === 0) return null;
  if (code === NO_DATA) return { kind: 'none' };
  const known = (code === null ? null : NAMES[code]) ?? (said === null ? null : nameIn(said));
  return { kind: 'fault', code: known ?? `code ${code ?? 'unknown'}` };
}

const nameIn = (said: string): string | null =>
  Object.values(NAMES).find((name) => said.includes(name)) ?? null;
