import type { FastifyInstance } from 'fastify';
import type { OutboxMessage, SmsOutbox } from '../ports/accounts/messages';
import { htmlText } from '../shared/html-text';
import { page, PAGE_HEADERS, type Brand } from './page';
import { FAILING_NUMBERS } from './solapi';

const BRAND: Brand = { name: '문자 서비스', theme: 'sms' };

const SEOUL_MS = 9 * 3_600_000;

/** 2026-11-20 12:00:00 in Seoul. */
function when(moment: Date): string {
  return new Date(moment.getTime() + SEOUL_MS).toISOString().slice(0, 19).replace('T', ' ');
}

const LINK = /https?:\/\/[^\s<>"']+/g;

/** Markup of a text, its addresses as links. */
function withLinks(text: string): string {
  const links = text.match(LINK) ?? [];
  return text
    .split(LINK)
    .map((between, at) => {
      const link = htmlText(links[at] ?? '');
      return htmlText(between) + (link === '' ? '' : `<a href="${link}">${link}</a>`);
    })
    .join('');
}

const message = ({ maskedTo, text, sentAt }: OutboxMessage) => `<li>
<p class="about"><b>${htmlText(maskedTo)}</b> <time datetime="${sentAt.toISOString()}">${when(sentAt)}</time></p>
<p class="text">${withLinks(text)}</p>
</li>`;

const failure = ([number, label]: readonly [string, string]) =>
  `<li><b>${number}</b> ${htmlText(label)}</li>`;

/** What was sent, newest first. */
function outboxPage(messages: readonly OutboxMessage[]): string {
  const list =
    messages.length === 0
      ? '<p>아직 보낸 문자가 없어요. 컴퓨터 화면의 앱 설치 창에서 보내 보세요.</p>'
      : `<ul class="messages">\n${messages.map(message).join('\n')}\n</ul>`;
  return page(
    BRAND,
    '보낸 문자',
    `<h1>보낸 문자</h1>
<p>받는 번호는 저장하지 않아서 앞뒤만 보여요.</p>
${list}
<section aria-labelledby="failures">
<h2 id="failures">일부러 실패해 보기</h2>
<ul>
${Object.entries(FAILING_NUMBERS).map(failure).join('\n')}
</ul>
</section>`,
  );
}

/** The page at /sms that shows a developer what the embedded gateway took. */
export function addSmsPage(app: FastifyInstance, outbox: SmsOutbox): void {
  app.get('/sms', async (_request, reply) =>
    reply.headers(PAGE_HEADERS).send(outboxPage(await outbox.latest())),
  );
}
