import { AppError, NO_ANSWER, type InstallLinks, type Random } from '#core';
import { statusReply } from '#contract/session';
import type { HttpClient } from './client/http-client';

/**
 * {@link InstallLinks} of the API. A sending that nobody answered may have been made all the same:
 * to the same number it goes out again under the same name, and the server makes one SMS of both.
 */
export class HttpInstallLinks implements InstallLinks {
  private unanswered: { readonly phone: string; readonly key: string } | null = null;

  constructor(
    private readonly client: HttpClient,
    private readonly random: Random,
  ) {}

  async send(phone: string): Promise<void> {
    const sending =
      this.unanswered?.phone === phone ? this.unanswered : { phone, key: this.random.id() };
    this.unanswered = sending;
    try {
      await this.client.post({
        path: '/v1/install-link',
        body: { HP_NO: phone },
        idempotencyKey: sending.key,
        reply: statusReply,
      });
      this.answered(sending);
    } catch (error) {
      if (error instanceof AppError && error.status !== NO_ANSWER) this.answered(sending);
      throw error;
    }
  }

  private answered(sending: object): void {
    if (this.unanswered === sending) this.unanswered = null;
  }
}
