import { dayText, SITE_NAME, type Content, type ContentSummary } from '#core';
import { htmlText } from '../../../shared/html-text';
import type { RejectedContent } from '../read-folder';
import { pageHtml, pageName } from './preview-page';

/** In the colours of the product, by the styles that its pages bring. */
const STYLE = `<style>
body { background: var(--surface); }
.preview { max-width: 752px; padding: 32px 16px 64px; margin: 0 auto; line-height: 1.6; overflow-wrap: anywhere; }
.preview h1 { font-size: 24px; font-weight: 700; line-height: 1.35; }
.preview h2 { margin-top: 40px; font-size: 18px; font-weight: 700; }
.preview .about { margin-top: 4px; color: var(--secondary); }
.preview .article { display: flex; gap: 16px; align-items: flex-start; padding: 16px 0; border-bottom: 1px solid var(--line); }
.preview .words { flex: 1; min-width: 0; }
.preview .article h3 { font-size: 16px; font-weight: 600; line-height: 22px; }
.preview .article h3 a:hover { text-decoration: underline; }
.preview .article p { margin-top: 4px; font-size: 14px; line-height: 20px; }
.preview .about, .preview .article .said { font-size: 13px; line-height: 19px; color: var(--secondary); }
.preview img { flex: none; width: 112px; height: 84px; background: var(--skeleton); border-radius: 8px; object-fit: cover; }
.preview .example { padding: 2px 6px; margin-left: 6px; font-size: 12px; color: var(--secondary); background: var(--tag); border-radius: 4px; }
.preview .refused { padding: 16px; margin-top: 12px; background: var(--danger-weak); border-radius: 12px; }
.preview .refused h3 { font-size: 15px; font-weight: 700; }
.preview .refused li { margin-top: 8px; font-size: 14px; line-height: 20px; }
.preview .refused b { font-weight: 600; color: var(--danger); }
.preview .refused span { display: block; }
</style>`;

/** All that a folder of articles holds, in the order of the feed, and what is wrong with the rest. */
export function indexHtml(
  contents: readonly ContentSummary[],
  rejected: readonly RejectedContent[],
  styles: readonly string[],
): string {
  const counts = `글 ${contents.length}편 · 받지 못한 파일 ${rejected.length}개`;
  const body = [
    '<main class="preview">',
    '<h1>매거진 미리보기</h1>',
    `<p class="about">${counts} · 아직 가져오지 않았습니다.</p>`,
    ...(rejected.length === 0 ? [] : ['<h2>받지 못한 파일</h2>', ...rejected.map(refusedHtml)]),
    ...(contents.length === 0 ? [] : ['<h2>글</h2>', ...contents.map(articleRow)]),
    '</main>',
  ];
  const title = `매거진 미리보기 · ${SITE_NAME}`;
  return pageHtml({ title, head: STYLE, styles, body: body.join('\n') });
}

/** Addresses of pictures are those of a page, which lies in a folder. */
const fromHere = (link: string): string => link.replace(/^\.\.\//, '');

function articleRow(content: ContentSummary): string {
  const { id, title, summary, tags, minutes, publishedOn, isExample } = content;
  return `<article class="article"><div class="words">
<h3><a href="${pageName(id)}">${htmlText(title)}</a>${isExample ? '<span class="example">예시</span>' : ''}</h3>
<p>${htmlText(summary)}</p>
<p class="said">${dayText(publishedOn)} · 읽는 데 ${minutes}분 · /contents/${id}</p>
<p class="said">${tags.map((tag) => `#${htmlText(tag)}`).join(' ')}</p>
</div>${coverHtml(content)}</article>`;
}

const coverHtml = ({ cover, coverAlt }: Pick<Content, 'cover' | 'coverAlt'>): string =>
  cover === null
    ? ''
    : `<img src="${htmlText(fromHere(cover.small))}" alt="${htmlText(coverAlt)}" loading="lazy">`;

const refusedHtml = ({ file, faults }: RejectedContent): string =>
  `<section class="refused"><h3>${htmlText(file)}</h3><ul>
${faults
  .map(
    ({ line, why, instead }) =>
      `<li><b>${line}번째 줄</b> ${htmlText(why)}<span>→ ${htmlText(instead)}</span></li>`,
  )
  .join('\n')}
</ul></section>`;
