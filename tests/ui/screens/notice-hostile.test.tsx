import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Notice } from '#core';
import { asking } from '../../support/notice-values';
import { notice, noticeDay, noticeUnit } from '../../support/notices';
import { noticesOf } from '../support/notices-of';
import { renderApp } from '../support/render-app';

const SCRIPTS = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';
const BIDI = '\u202egnp.exe\u2066';
const LINK = 'javascript:window.hit=1';

/** The same text in every field that takes one. */
const hostile = (text: string): Notice =>
  notice({
    organisation: text,
    office: text,
    title: text,
    summary: text,
    areas: [{ code: '1162010100', name: text }],
    conditions: {
      on: null,
      ranks: [
        { name: text, conditions: asking({ kind: 'unread', text }).ranks[0]?.conditions ?? [] },
      ],
    },
    schedule: [{ kind: 'OTHER', name: text, from: noticeDay(3), to: null, note: text }],
    units: [
      noticeUnit({ name: text, detail: text, rank: text }),
      noticeUnit({ name: text, detail: text, rank: `${text}2` }),
    ],
    documents: [{ name: text, note: text, issuer: text, link: LINK }],
    attachments: [{ name: text, link: LINK, bytes: -1 }],
    link: LINK,
    contact: { tel: text, hours: text },
    corrections: [
      { number: 1, on: '20261118', changes: [{ field: 'TITLE', before: text, after: text }] },
    ],
    goneOn: '20261119',
  });

it.each([
  ['markup', SCRIPTS],
  ['writing turned around', BIDI],
  ['no end', '가'.repeat(100_000)],
  ['nothing', ''],
])(
  'a notice whose every text is %s is shown as text, and its links lead nowhere',
  async (_, text) => {
    const { stores } = renderApp('/notices/1', noticesOf([hostile(text)]));
    stores.person.save({ ...stores.person.person, livesApart: true });
    await screen.findByRole('heading', { name: '신청과 문의' });
    expect('hit' in window).toBe(false);
    expect(document.querySelectorAll('main img, main script, main iframe')).toHaveLength(0);
    for (const link of document.querySelectorAll('a')) expect(link.protocol).toMatch(/^https?:$/);
    expect(screen.queryByRole('link', { name: /신청하기/ })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text);
  },
);
