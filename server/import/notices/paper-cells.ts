import { httpsLink, type Fields, type NoticeAttachment, type NoticeDocument } from '#core';
import { bad, type Parsed, type Parser } from '../field-values';
import { line, webLink } from './clean-texts';
import { EntryFields, listCell, partsOf } from './data-cells';

const name = line(100);
const note = line(300);
const issuer = line(60);
/** 2 GB */
const MOST_BYTES = 2_147_483_648;

/** Of a file or an office: no other than https is ever opened. */
const secureLink =
  (instead: string): Parser<string> =>
  (cell) => {
    const link = webLink(cell);
    if (!link.ok || httpsLink(link.value) !== null) return link;
    return bad('https 주소가 아니라서 열 수 없습니다', instead);
  };
const documentLink = secureLink('https://로 시작하는 주소로 바꾸거나 주소를 비워 주세요');
const attachmentLink = secureLink(
  'https://로 시작하는 주소로 바꾸거나 이 첨부를 빼고 원문에 공고 주소를 적어 주세요',
);

const isLink = (part: string): boolean => /^[a-z][\w+.-]*:/i.test(part);

function documentData(fields: Fields): Parsed<NoticeDocument> {
  const read = new EntryFields(fields);
  if (!read.has('name')) return bad('이름이 없습니다', '서류의 이름을 적어 주세요');
  return read.parsed<NoticeDocument>({
    name: read.text('name', name, ''),
    note: read.text('note', note, null),
    issuer: read.text('issuer', issuer, null),
    link: read.text('link', documentLink, null),
  });
}

/** `이름|설명|발급처|https://…`; what is not known stays empty, and a link may come earlier. */
const documentLine: Parser<NoticeDocument> = (text) => {
  const parts = partsOf(text);
  const link = parts.find((part, at) => at > 0 && isLink(part));
  const [called = '', said = '', by = '', ...more] = parts.filter((part) => part !== link);
  return more.some((part) => part !== '')
    ? bad('칸이 너무 많습니다', '이름|설명|발급처|https://…로 적어 주세요')
    : documentData({ name: called, note: said, issuer: by, link });
};

function attachmentData(fields: Fields): Parsed<NoticeAttachment> {
  const read = new EntryFields(fields);
  if (!read.has('name') || !read.has('link'))
    return bad('이름이나 주소가 없습니다', '이름|https://…로 적어 주세요');
  return read.parsed<NoticeAttachment>({
    name: read.text('name', name, ''),
    link: read.text('link', attachmentLink, ''),
    bytes: read.number('bytes', 0, MOST_BYTES),
  });
}

/** `이름|https://…` */
const attachmentLine: Parser<NoticeAttachment> = (text) => {
  const [called = '', link = '', ...more] = partsOf(text);
  return more.length === 0
    ? attachmentData({ name: called, link })
    : bad('칸이 너무 많습니다', '이름|https://…로 적어 주세요');
};

export const documentCell: Parser<NoticeDocument[]> = listCell({
  line: documentLine,
  data: documentData,
});
export const attachmentCell: Parser<NoticeAttachment[]> = listCell({
  line: attachmentLine,
  data: attachmentData,
});
