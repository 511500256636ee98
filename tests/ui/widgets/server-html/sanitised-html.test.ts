import { describe, expect, it } from 'vitest';
import { sanitisedHtml } from '../../../../src/ui/widgets/server-html/sanitised-html';

function shown(html: string): string {
  const box = document.createElement('div');
  box.append(sanitisedHtml(html));
  return box.innerHTML;
}

describe('the server’s markup', () => {
  it('keeps what spec/readings R12 allows', () => {
    const html =
      '<p>한 <b>번</b> <strong>더</strong> <em>해</em> <i>주</i><u>세</u><br><span>요</span></p>';
    expect(shown(html)).toBe(html);
  });

  it.each([
    'https://example.com/a?b=1#c',
    'http://example.com/',
    'mailto:a@example.com',
    'tel:0212345678',
  ])('keeps a link to %s, which hands over no window', (href) => {
    const box = document.createElement('div');
    box.append(sanitisedHtml(`<a href="${href}" onclick="x()" style="position:fixed">여기</a>`));
    const link = box.querySelector('a');
    expect([link?.getAttribute('href'), link?.rel]).toEqual([href, 'noopener']);
    expect([link?.hasAttribute('onclick'), link?.hasAttribute('style')]).toEqual([false, false]);
    expect(link?.textContent).toBe('여기');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://example.com/1',
    'hankan://place/1',
    '//evil.example.com',
    '/more',
  ])('leaves a link to %s without its address', (href) => {
    const box = document.createElement('div');
    box.append(sanitisedHtml(`<a href="${href}">여기</a>`));
    expect(box.querySelector('[href]')).toBeNull();
    expect(box.textContent).toContain('여기');
  });

  it.each([
    '<frameset onload=alert(1)>',
    '<frameset><frame src="https://evil.example.com"></frameset>',
  ])('is an empty text where the sanitiser has nothing to read: %s', (html) => {
    expect(shown(html)).toBe('');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><animate onbegin=alert(1)></svg>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="javascript:alert(1)"></object>',
    '<embed src="javascript:alert(1)">',
    '<form action="https://evil.example.com"><input name=pw><button>보내기</button></form>',
    '<style>*{display:none}</style>',
    '<link rel=stylesheet href="https://evil.example.com/a.css">',
    '<meta http-equiv=refresh content="0;url=https://evil.example.com">',
    '<base href="https://evil.example.com">',
    '<details open ontoggle=alert(1)>',
    '<video><source onerror=alert(1)></video>',
    '<template><script>alert(1)</script></template>',
    '<p onclick="alert(1)" class="x" id="root" data-a="1" aria-label="x" style="x:y">글</p>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<a href="https://example.com" target="_top" name="body">글</a>',
  ])('loses everything that runs, loads or dresses up: %s', (html) => {
    const box = document.createElement('div');
    box.append(sanitisedHtml(html));
    const kept = [...box.querySelectorAll('*')];
    const allowed = ['B', 'STRONG', 'EM', 'I', 'U', 'BR', 'P', 'SPAN', 'A'];
    expect(kept.map((one) => one.tagName).filter((name) => !allowed.includes(name))).toEqual([]);
    const attributes = kept.flatMap((one) => one.getAttributeNames());
    expect(attributes.filter((name) => !['href', 'rel', 'target'].includes(name))).toEqual([]);
    expect(kept.some((one) => one.getAttribute('target') === '_top')).toBe(false);
  });
});
