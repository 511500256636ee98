/** A complete event of Chrome's trace format; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: {
      readonly type?: string;
      readonly frames?: readonly { readonly processId?: number }[];
    };
  };
}

export const TRACE_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Where a page's main thread runs script. */
const SCRIPT = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'v8.run',
]);

export interface MainThread {
  /** The longest time in which the page could not answer, drags and rests alike (ms). */
  readonly longestTaskMs: number;
  /** Script that ran while the button was down (ms), and the frames that were drawn meanwhile. */
  readonly scriptMs: number;
  readonly frames: number;
}

/** What the main thread of the traced page did. */
export function readTrace(buffer: Buffer): MainThread {
  const { traceEvents } = JSON.parse(buffer.toString('utf8')) as {
    traceEvents: readonly TraceEvent[];
  };
  const page = traceEvents.find(({ name }) => name === 'TracingStartedInBrowser');
  const pid = page?.args?.data?.frames?.[0]?.processId;
  const main = traceEvents.find(
    (event) =>
      event.pid === pid && event.name === 'thread_name' && event.args?.name === 'CrRendererMain',
  );
  if (main === undefined) throw new Error('the trace names no main thread of the page');
  const events = traceEvents
    .filter((event) => event.pid === pid && event.tid === main.tid)
    .sort((one, other) => one.ts - other.ts);
  const done = events.filter(({ ph }) => ph === 'X');
  const tasks = done.filter(({ name }) => name === 'RunTask').map(({ dur = 0 }) => dur);
  const dragged = done.filter(isDuring(drags(done)));
  return {
    longestTaskMs: tasks.reduce((longest, dur) => Math.max(longest, dur), 0) / 1000,
    scriptMs: covered(dragged.filter(({ name }) => SCRIPT.has(name))) / 1000,
    frames: dragged.filter(({ name }) => name === 'Commit').length,
  };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** From every press of the button to its release, as the page learned of them. */
function drags(events: readonly TraceEvent[]): Span[] {
  const at = (type: string) =>
    events
      .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type)
      .map(({ ts }) => ts);
  const ups = at('mouseup');
  return at('mousedown').map((from) => ({
    from,
    to: ups.find((up) => up > from) ?? Number.POSITIVE_INFINITY,
  }));
}

const isDuring =
  (spans: readonly Span[]) =>
  ({ ts }: TraceEvent): boolean =>
    spans.some(({ from, to }) => ts >= from && ts < to);

/** The time that events in their order cover together: what lies within another counts once. */
function covered(events: readonly TraceEvent[]): number {
  let until = -Infinity;
  let sum = 0;
  for (const { ts, dur = 0 } of events) {
    const end = ts + dur;
    if (end <= until) continue;
    sum += end - Math.max(ts, until);
    until = end;
  }
  return sum;
}
