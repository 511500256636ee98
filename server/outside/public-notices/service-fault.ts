import { fieldsOf, parseJson, textIn, type Fields } from '#core';

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
 * What the header of a service itself finds wrong with an answer, null where it says that all is well.
 * One without a header says nothing: it may be cut off, or of something else.
 */
export type HeaderFault = (data: unknown) => string | null;

const HEADERLESS = 'headerless';

/**
 * What a gateway or service answered. A fault comes in any form, whatever was asked for and whatever
 * the status says: the gateway's XML or the same as JSON, a service's header, plain text, a page.
 */
export function readAnswer(status: number, text: string, headerFault: HeaderFault): ServiceAnswer {
  const data = parseJson(text.replace(/^\ufeff/, ''));
  const said = data === undefined ? saidInText(text) : saidInData(data);
  if (said !== null) return said;
  if (status >= 400) return { kind: 'fault', code: String(status) };
  if (typeof data !== 'object' || data === null) return { kind: 'fault', code: 'unreadable' };
  const code = headerFault(data);
  return code === null ? { kind: 'data', data } : { kind: 'fault', code };
}

/** MyHome's header; what it says of faults is the same as a gateway's. */
export const myHomeFault: HeaderFault = (data) =>
  textIn(headerIn(data)['resultCode']) === null ? HEADERLESS : null;

/** LH's own header, in whichever element of its list it stands. */
export const lhFault: HeaderFault = (data) => {
  const headers = (Array.isArray(data) ? data : [data]).flatMap((one: unknown) => {
    const header = fieldsOf(one)['resHeader'];
    return Array.isArray(header) ? (header as readonly unknown[]) : [header];
  });
  const codes = headers.flatMap((one) => textIn(fieldsOf(one)['SS_CODE'])?.trim() ?? []);
  if (codes.length === 0) return HEADERLESS;
  return codes.every((code) => code === 'Y') ? null : 'SS_CODE_N';
};

const inTag = (text: string, name: string): string | null =>
  new RegExp(`<${name}>\\s*(?:<!\\[CDATA\\[)?([^<\\]]*)`, 'i').exec(text)?.[1]?.trim() ?? null;

function saidInText(text: string): ServiceAnswer | null {
  const number = inTag(text, 'returnReasonCode') ?? inTag(text, 'resultCode');
  const said = inTag(text, 'returnAuthMsg') ?? inTag(text, 'resultMsg');
  if (number !== null || said !== null) return faultOf(number, said);
  const named = Object.values(NAMES).find((name) => text.includes(name));
  return named === undefined ? null : { kind: 'fault', code: named };
}

function saidInData(data: unknown): ServiceAnswer | null {
  const of = fieldsOf(data);
  const gateway = fieldsOf(
    fieldsOf(of['OpenAPI_ServiceResponse'])['cmmMsgHeader'] ?? of['cmmMsgHeader'],
  );
  const header = headerIn(data);
  const number = textIn(gateway['returnReasonCode']) ?? textIn(header['resultCode']);
  const said = textIn(gateway['returnAuthMsg']) ?? textIn(header['resultMsg']);
  return number === null && said === null ? null : faultOf(number, said);
}

function headerIn(data: unknown): Fields {
  const of = fieldsOf(data);
  return fieldsOf(fieldsOf(of['response'])['header'] ?? of['header']);
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
