import { addDays, seoulDay, seoulMinute, VISIT_STATE, visitAfter, type ChatVisit } from '#core';

/** A day and a minute as their fields have them. */
export interface VisitFields {
  readonly day: string;
  readonly minute: string;
}

/** By daylight all year round, as the word of care before a visit says. */
const AFTERNOON = '15:00';
const ZONE = '+09:00';

const fieldDay = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

/** What the fields begin with: a time, else the next afternoon. */
export function visitFields(at: string | null, now: number): VisitFields {
  if (at === null) return { day: fieldDay(addDays(seoulDay(now), 1)), minute: AFTERNOON };
  const [day = '', rest = ''] = seoulMinute(Date.parse(at)).split('T');
  return { day, minute: rest.slice(0, 5) };
}

/** The first day that can be chosen, as its field has it. */
export const firstVisitDay = (now: number): string => fieldDay(seoulDay(now));

/** The time that is chosen beside what stands, or why there is none. */
export function visitAt(
  { day, minute }: VisitFields,
  standing: ChatVisit | null,
  now: number,
): { readonly ok: true; readonly at: string } | { readonly ok: false; readonly fault: string } {
  if (day === '' || minute === '') return { ok: false, fault: '날짜와 시간을 모두 골라 주세요.' };
  const at = `${day}T${minute}:00${ZONE}`;
  const wish = { state: VISIT_STATE.PROPOSED, at: Date.parse(at) };
  const next = visitAfter(standing && inMs(standing), wish, now);
  if (next.ok) return { ok: true, at };
  return {
    ok: false,
    fault:
      next.reason === 'same'
        ? '이미 그 시간이에요. 다른 시간을 골라 주세요.'
        : '지금부터 60일 안의 시간을 골라 주세요.',
  };
}

const inMs = ({ state, at, agreedAt, isMine }: ChatVisit) => ({
  state,
  at: Date.parse(at),
  agreedAt: agreedAt === null ? null : Date.parse(agreedAt),
  isMine,
});
