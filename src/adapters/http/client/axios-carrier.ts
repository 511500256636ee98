import axios, { isAxiosError, isCancel, type AxiosInstance } from 'axios';
import { apiStatus, AppError } from '#core';
import { abortError } from '../../shared/abort-error';
import { bodyOf, queryOf, type Answer, type Carried, type Carrier } from './call';

const TIMEOUT_MS = 15_000;

interface AxiosCarrierOptions {
  /** The API's host; empty is the page's own. */
  readonly baseUrl: string;
  readonly timeoutMs?: number | undefined;
}

/** {@link Carrier} over the network, with cookies. Nothing is ever sent twice. */
export class AxiosCarrier implements Carrier {
  private readonly axios: AxiosInstance;

  constructor({ baseUrl, timeoutMs = TIMEOUT_MS }: AxiosCarrierOptions) {
    this.axios = axios.create({
      baseURL: baseUrl,
      timeout: timeoutMs,
      withCredentials: true,
      withXSRFToken: false,
      headers: { Accept: 'application/json' },
      transitional: { clarifyTimeoutError: true },
      validateStatus: () => true,
    });
  }

  async carry({ method, call, headers, transfer }: Carried): Promise<Answer> {
    const { onProgress } = transfer ?? {};
    const answer = await this.axios
      .request<unknown>({
        method,
        url: call.path,
        params: queryOf(call),
        data: bodyOf(call),
        headers,
        ...(call.cancel && { signal: call.cancel }),
        ...(transfer && { timeout: transfer.timeoutMs }),
        ...(transfer?.responseType && { responseType: transfer.responseType }),
        ...(onProgress && {
          onUploadProgress: ({ progress }) => {
            onProgress(progress ?? null);
          },
        }),
      })
      .catch((error: unknown) => {
        throw unanswered(error);
      });
    return {
      status: answer.status,
      body: answer.data,
      header: (name) => {
        const value: unknown = answer.headers[name];
        return typeof value === 'string' ? value : undefined;
      },
    };
  }
}

/** Why there is no answer at all. */
function unanswered(error: unknown): Error {
  if (isCancel(error)) return abortError();
  if (!isAxiosError(error)) return new AppError('malformed');
  const { status, message } = apiStatus(null);
  return new AppError(error.code === 'ETIMEDOUT' ? 'timeout' : 'offline', message, null, status);
}
