import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PHONE_ERROR, SMS_OVER, type InstallLinks } from '#core';

export interface OpenedInstallLinks {
  readonly links: InstallLinks;
  /** The numbers that were sent a message, oldest first. */
  readonly sent: () => readonly string[];
  /** Lets a day pass. */
  readonly nextDay: () => void;
  close(): Promise<void>;
}

const PHONE = '010-1234-5678';

/** What every {@link InstallLinks} promises. */
export function installLinksContract(name: string, open: () => Promise<OpenedInstallLinks>): void {
  describe(`InstallLinks: ${name}`, () => {
    let opened: OpenedInstallLinks;
    beforeEach(async () => {
      opened = await open();
      return () => opened.close();
    });
    afterEach(() => {
      expect(opened.sent().every((phone) => phone.startsWith('010-'))).toBe(true);
    });

    test('each call sends one message to its number', async () => {
      await opened.links.send(PHONE);
      await opened.links.send(PHONE);
      await opened.links.send('010-8765-4321');
      expect(opened.sent()).toEqual([PHONE, PHONE, '010-8765-4321']);
    });

    test('the third of a day is too many, in words for a person; the next day is another', async () => {
      await opened.links.send(PHONE);
      await opened.links.send(PHONE);
      await expect(opened.links.send(PHONE)).rejects.toMatchObject({
        name: 'AppError',
        kind: 'too-many',
        status: 429,
        message: SMS_OVER,
      });
      opened.nextDay();
      await opened.links.send(PHONE);
      expect(opened.sent()).toEqual([PHONE, PHONE, PHONE]);
    });

    test.each(['', '01012345678', '02-123-4567', '010-1234-567'])(
      '%j is refused by the name of its field',
      async (phone) => {
        await expect(opened.links.send(phone)).rejects.toMatchObject({
          kind: 'refused',
          status: 400,
          field: 'HP_NO',
          message: PHONE_ERROR,
        });
        expect(opened.sent()).toEqual([]);
      },
    );
  });
}
