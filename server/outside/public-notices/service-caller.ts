import { seoulDay } from '#core';
import type { CallCounts } from '../../ports/call-counts';
import { NoticeServiceError } from '../../ports/notices/public-notices';
import { withQuery, type Outside } from '../asking';
import { answerText } from './answer-text';
import { isPassing, isRefusal, readAnswer, type HeaderFault } from './service-fault';

/** One answer was measured to take 43 s (November 2026); nobody waits for it. */
export const NOTICE_LIMIT_MS = 60_000;

const DAY_MS = 86_400_000;

interface CallerParts {
  /** lh, myhome */
  readonly service: string;
  /** Origin, and where the services stand under it. */
  readonly host: string;
  readonly key: string;
  readonly headerFault: HeaderFault;
  readonly outside: Outside;
  readonly counts: Pick<CallCounts, 'add'>;
  /** Calls that all processes together may make in a day. */
  readonly mostADay: number;
}

/**
 * A key as it stands in an address: the portal hands out keys in base64, the same already encoded,
 * and newer ones in hex, which encoding does not change.
 */
const keyParam = (key: string): string => (key.includes('%') ? key : encodeURIComponent(key));

/** Asks one service of the public portal (data.go.kr). */
export class ServiceCaller {
  constructor(private readonly parts: CallerParts) {}

  /**
   * The data of an answer; null where there is none. What failed for a moment is asked once again.
   * Throws a {@link NoticeServiceError}.
   */
  async ask(
    path: string,
    query: Readonly<Record<string, string>>,
    cancel: AbortSignal,
  ): Promise<unknown> {
    const first = await this.once(path, query, cancel);
    const asked = isMomentary(first) ? await this.once(path, query, cancel) : first;
    if (asked.fault === null) return asked.data;
    throw new NoticeServiceError(asked.fault, isRefusal(asked.fault) || isKeyless(asked));
  }

  private async once(
    path: string,
    query: Readonly<Record<string, string>>,
    cancel: AbortSignal,
  ): Promise<Asked> {
    cancel.throwIfAborted();
    await this.count();
    const { host, key, headerFault, outside } = this.parts;
    const url = `${withQuery(`${host}${path}`, query)}&serviceKey=${keyParam(key)}`;
    const step = path.slice(path.lastIndexOf('/') + 1);
    try {
      const signal = AbortSignal.any([cancel, AbortSignal.timeout(outside.limitMs)]);
      const response = await outside.fetch(url, { redirect: 'error', signal });
      const { status } = response;
      const answer = readAnswer(status, await answerText(response), headerFault);
      if (answer.kind === 'fault') return this.failed(step, status, answer.code);
      return { fault: null, status, data: answer.kind === 'data' ? answer.data : null };
    } catch (error) {
      cancel.throwIfAborted();
      // A message may repeat the address, and with it the key.
      return this.failed(step, null, error instanceof Error ? error.name : 'unknown');
    }
  }

  private failed(step: string, status: number | null, fault: string): Asked {
    const { outside, service } = this.parts;
    outside.note({ service, step, status, code: fault });
    return { fault, status, data: null };
  }

  private async count(): Promise<void> {
    const { counts, service, mostADay, outside } = this.parts;
    const day = seoulDay(outside.clock.now());
    const { count } = await counts.add(`public-notices ${service} ${day}`, DAY_MS);
    if (count > mostADay) throw new NoticeServiceError('our own limit of a day', true);
  }
}

interface Asked {
  /** Null where all is well. */
  readonly fault: string | null;
  /** Null where no answer came. */
  readonly status: number | null;
  readonly data: unknown;
}

/** It did not answer at all, or something in front of it says that it could not. */
const isMomentary = ({ fault, status }: Asked): boolean =>
  fault !== null &&
  !isRefusal(fault) &&
  fault !== 'TimeoutError' &&
  (status === null || status >= 500 || isPassing(fault));

const isKeyless = ({ status }: Asked): boolean => status === 401 || status === 403;
