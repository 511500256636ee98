import { htmlText } from '../shared/html-text';
import { PEOPLE } from './people';

/** A service as its page looks: `theme` is a class of page-style.ts. */
export interface Brand {
  readonly name: string;
  readonly theme: 'kakao' | 'naver' | 'facebook' | 'apple' | 'iamport' | 'sms';
}

/** Nothing but its own style and its own scripts; where a form leads to is the site's address. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** A page of an emulated service. `body` is markup. */
export function page(brand: Brand, title: string, body: string, script = ''): string {
  const run = script === '' ? '' : `<script src="${script}" defer></script>`;
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlText(title)}</title>
<link rel="stylesheet" href="/emulator.css">${run}
</head>
<body class="${brand.theme}">
<p class="note">${htmlText(brand.name)} 대신 이 컴퓨터가 보여 주는 연습용 페이지예요. 입력하거나 밖으로 보내는 정보는 없어요.</p>
<main>
${body}
</main>
</body>
</html>
`;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A page that asks who it is, and what shall happen. */
export interface Question {
  readonly brand: Brand;
  readonly title: string;
  /** What the site wants to know of the person. */
  readonly asks: string;
  readonly action: string;
  /** The visit that the answer belongs to. */
  readonly visit: string;
  readonly yes: string;
  readonly failures: readonly Choice[];
}

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${htmlText(name)}" value="${htmlText(value)}">`;

const person = ({ key, name, about }: (typeof PEOPLE)[number], index: number) =>
  `<label><input type="radio" name="person" value="${key}"${index === 0 ? ' checked' : ''}>${htmlText(about === undefined ? name : `${name} · ${about}`)}</label>`;

const failureButton = ({ value, label }: Choice) =>
  `<li><button name="outcome" value="${value}">${htmlText(label)}</button></li>`;

/** The page of a {@link Question}; it is answered by a form of `visit`, `person`, `outcome`. */
export function questionPage(question: Question): string {
  const { brand, title, asks, action, visit, yes, failures } = question;
  return page(
    brand,
    title,
    `<h1>${htmlText(title)}</h1>
<p>${htmlText(asks)}</p>
<form method="post" action="${htmlText(action)}">
${hidden('visit', visit)}
<fieldset>
<legend>누구로 할까요?</legend>
${PEOPLE.map(person).join('\n')}
</fieldset>
<button class="yes" name="outcome" value="consent">${htmlText(yes)}</button>
<button name="outcome" value="cancel">취소</button>
<section aria-labelledby="failures">
<h2 id="failures">일부러 실패해 보기</h2>
<ul>
${failures.map(failureButton).join('\n')}
</ul>
</section>
</form>`,
  );
}

/** A page that says why nothing can be asked here. */
export function refusalPage(brand: Brand, reason: string): string {
  return page(brand, '잘못된 요청이에요', `<h1>잘못된 요청이에요</h1>\n<p>${htmlText(reason)}</p>`);
}

/** A form that sends itself to the site, with a button where no script runs. */
export function formPage(
  brand: Brand,
  action: string,
  fields: Readonly<Record<string, string>>,
): string {
  const inputs = Object.entries(fields).map(([name, value]) => hidden(name, value));
  return page(
    brand,
    '한칸으로 돌아가고 있어요',
    `<h1>한칸으로 돌아가고 있어요</h1>
<form method="post" action="${htmlText(action)}">
${inputs.join('\n')}
<button class="yes">계속하기</button>
</form>`,
    '/submit.js',
  );
}
