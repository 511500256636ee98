import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openLink, signLink } from '../../../server/pictures/sign-link';

const LINK = '300x200/filters:no_upscale()/house/a.svg';

describe('signed links', () => {
  it('carry what thumbor signs with: HMAC-SHA1, url-safe, with padding', () => {
    const standard = createHmac('sha1', 'secret').update(LINK).digest('base64');
    const signature = standard.replaceAll('+', '-').replaceAll('/', '_');
    expect(signature).toMatch(/^[\w-]{27}=$/);
    expect(signLink(LINK, 'secret')).toBe(`${signature}/${LINK}`);
  });

  it('open with their own secret only', () => {
    const signed = signLink(LINK, 'secret');
    expect(openLink(signed, 'secret')).toBe(LINK);
    expect(openLink(signed.replace('=', '%3D'), 'secret')).toBe(LINK);
    expect(openLink(signed, 'other')).toBeNull();
    expect(openLink(signed.replace('300x200', '301x200'), 'secret')).toBeNull();
  });

  it.each(['', '/', 'unsafe/300x200/a.svg', 'no-slash'])('does not open %j', (text) => {
    expect(openLink(text, 'secret')).toBeNull();
  });
});
