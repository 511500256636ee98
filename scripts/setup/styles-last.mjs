/**
 * Puts the built page's style sheets behind its body. A browser paints what stands before them, the
 * mark of index.html, without waiting; the app's scripts wait for them still.
 * @returns {import('vite').Plugin}
 */
export function stylesLast() {
  return {
    name: 'hankan:styles-last',
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
