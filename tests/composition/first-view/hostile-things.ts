import type { Block, Inventory, Notice, RichDocument } from '#core';
import type { CommentRecord } from '../../../server/ports/communities/comments';
import type { WholePostRecord } from '../../../server/ports/communities/posts';
import type { HouseRecord } from '../../../server/ports/houses/house-record';
import type { NewContent } from '../../../server/ports/magazine/contents';
import { INVENTORY } from '../../support/app-deps';
import { newContent } from '../../support/contents';
import { FAKE_COMMENT, FAKE_POST } from '../../support/fake-posts';
import { houseRecord } from '../../support/house-records';
import { notice, noticeUnit } from '../../support/notices';

/** A house of which every text is this one. */
export function houseOf(text: string): HouseRecord {
  const usual = houseRecord();
  return {
    ...usual,
    listingNumber: text,
    title: text,
    description: text,
    address: { ...usual.address, sido: text, sigungu: text, dong: text },
    station: { name: text, lines: [{ name: text, color: '#00a84d' }], walkMinutes: 5 },
    photos: [`/house/${text}.svg`, ...usual.photos],
    contact: { tel: text, sms: text, chatUrl: text },
    advertiser: {
      kind: 'BROKER',
      office: text,
      representative: text,
      registrationNumber: text,
      address: text,
      tel: text,
    },
  };
}

/** An advertisement of which every text is this one; `link` is where it leads. */
export const inventoryOf = (text: string, link: string): Omit<Inventory, 'IMAGE_URL'> => ({
  ...INVENTORY,
  IMAGE_1: text,
  LINK_URL: link,
  TITLE: text,
  CONTENT: text,
});

/** A notice of which every text is this one; `link` is where all of it leads. */
export const noticeOf = (text: string, link: string): Notice =>
  notice({
    organisation: text,
    office: text,
    title: text,
    summary: text,
    areas: [{ code: '1162000000', name: text }],
    conditions: {
      on: null,
      ranks: [{ name: text, conditions: [{ kind: 'unread', text }] }],
    },
    schedule: [{ kind: 'OTHER', name: text, from: '2026-12-01', to: null, note: text }],
    units: [noticeUnit({ name: text, detail: text, rank: text })],
    documents: [{ name: text, note: text, issuer: text, link }],
    attachments: [{ name: text, link, bytes: null }],
    link,
    contact: { tel: text, hours: text },
    corrections: [
      { number: 1, on: '20261118', changes: [{ field: 'OTHER', before: text, after: text }] },
    ],
  });

/** What a member may put into a document; `link` is where its words lead. */
const blocksOf = (text: string, link: string): readonly Block[] => {
  const words = [{ type: 'text', text }] as const;
  const paragraph = { type: 'paragraph', content: words } as const;
  const linked = [
    { type: 'text', text, marks: [{ type: 'link', attrs: { href: link } }] },
  ] as const;
  return [
    paragraph,
    { type: 'heading', attrs: { level: 2 }, content: words },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph] }] },
    { type: 'blockquote', content: [paragraph] },
    { type: 'paragraph', content: linked },
    { type: 'picture', attrs: { id: 'scene-contract', alt: text } },
  ];
};

/** A post of which every text is this one. */
export const postOf = (text: string, link: string): WholePostRecord => ({
  ...FAKE_POST,
  title: text,
  preview: text,
  author: { id: '7', nickname: text },
  pictureIds: ['scene-contract'],
  hold: null,
  document: { type: 'doc', content: blocksOf(text, link) },
});

/** A comment, and an answer below it, of which every text is this one. */
export const commentOf = (text: string): CommentRecord => {
  const { replies: _, ...comment } = FAKE_COMMENT;
  const said = {
    ...comment,
    text,
    author: { id: '8', nickname: text },
    mention: { id: '9', nickname: text },
  };
  return { ...said, replies: [{ ...said, id: '2', parentId: '1', replies: [] }], replyCount: 1 };
};

/** An article of which every text is this one. */
export const contentOf = (text: string, link: string): NewContent => {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text }] } as const;
  const cell = { type: 'tableCell', content: [paragraph] } as const;
  const document: RichDocument = {
    type: 'doc',
    content: [
      ...blocksOf(text, link),
      { type: 'callout', attrs: { tone: 'tip' }, content: [paragraph] },
      { type: 'pullQuote', content: paragraph.content },
      { type: 'checkList', content: [{ type: 'checkItem', content: [paragraph] }] },
      { type: 'table', content: [{ type: 'tableRow', content: [cell] }] },
      { type: 'embed', attrs: { url: link, title: text } },
    ],
  };
  return newContent({ title: text, summary: text, tags: [text], coverAlt: text, document });
};
