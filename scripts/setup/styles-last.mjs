/**
 * Puts the built page's style sheets behind its body. A browser paints what stands before them, the
 * mark of index.html, without waiting; the app's scripts wait for them still. What is loaded later
 * goes behind them in turn: of two rules alike the later one counts, as while developing.
 * @returns {import('vite').Plugin}
 */
export function stylesLast() {
  return {
    name: 'hankan:styles-last',
    transform(code, id) {
      return id.endsWith('vite/preload-helper.js') ? { code: intoBody(code), map: null } : null;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheets = html.match(SHEET) ?? [];
        return html.replaceAll(SHEET, '').replace('</body>', `${sheets.join('')}</body>`);
      },
    },
  };
}

const SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

const INTO_HEAD = 'document.head.appendChild(link)';

/**
 * Vite's loader of style sheets, putting them at the end of the body instead of the head.
 * @param {string} code
 */
export function intoBody(code) {
  if (!code.includes(INTO_HEAD))
    throw new Error(`Vite loads style sheets in another way: ${INTO_HEAD} is gone`);
  return code.replace(INTO_HEAD, 'document.body.appendChild(link)');
}
