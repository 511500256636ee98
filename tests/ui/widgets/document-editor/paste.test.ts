import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { checkDocument, EDITOR_KIND } from '#core';
import { documentOf } from '../../../../src/ui/widgets/document-editor/document-of';
import { cleanPastedHtml } from '../../../../src/ui/widgets/document-editor/paste/clean-html';
import { OwnAddresses } from '../../../../src/ui/widgets/document-editor/paste/own-address';
import { postSchema } from '../../../../src/ui/widgets/document-editor/schema/schema';

const OWN = new OwnAddresses(['https://hankan.kr', '']);
const cleaned = (html: string) => cleanPastedHtml(html, OWN);

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>
<meta charset="utf-8"><style>p.MsoNormal {margin:0cm; font-family:"맑은 고딕";}</style>
<!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--></head>
<body lang=KO style='tab-interval:40.0pt'><!--StartFragment-->
<h1 style='margin-top:1cm'><span lang=EN-US style='font-family:"맑은 고딕"'>이사 준비</span></h1>
<p class=MsoNormal><b><span style='mso-bidi-font-weight:normal'>먼저</span></b> 계약서를
<i>다시</i> 읽어요.<span lang=EN-US><o:p></o:p></span></p>
<p class=MsoListParagraph style='margin-left:38.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
 lang=EN-US style='font-family:Wingdings'><span style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>상자</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1)<span>&nbsp;</span></span>큰 것</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>l<span>&nbsp;</span></span>테이프</p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal>끝</p><!--EndFragment--></body></html>`;

const HANGUL = `<HTML><HEAD><META NAME="Generator" CONTENT="Hancom HWP 8.5.8"><STYLE>P.HStyle0 {font-size:10.0pt}</STYLE></HEAD><BODY><!--StartFragment-->
<P CLASS=HStyle0><SPAN STYLE='font-family:"함초롬바탕";font-weight:bold'>전세 계약</SPAN><SPAN STYLE='font-family:"함초롬바탕"'> 전에 </SPAN><SPAN STYLE='font-style:italic;text-decoration:line-through;color:#ff0000'>확인</SPAN></P>
<P CLASS=HStyle0 STYLE='text-align:center'><TABLE border="1"><TR><TD><P>보증금</P></TD><TD><P>1,000만</P></TD></TR><TR><TD><P>월세</P></TD><TD><P></P></TD></TR></TABLE></P>
<P CLASS=HStyle0>&nbsp;</P><!--EndFragment--></BODY></HTML>`;

const GOOGLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt;font-weight:700">제목</span></h2><p dir="ltr"><span style="font-weight:400">보통 </span><span style="font-weight:700">굵게</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>하나</span></p></li><ul><li aria-level="2"><p><span>하나의 하나</span></p></li></ul><li><p><span>둘</span></p></li></ul><p><a href="https://www.google.com/url?q=https://example.org/a&amp;sa=D"><span>자료</span></a></p><p><img src="https://lh3.googleusercontent.com/x" /></p></b><br class="Apple-interchange-newline">`;

describe('what was copied', () => {
  it('from Word keeps its headline, its looks and its lists', () => {
    expect(cleaned(WORD)).toBe(
      '<h2>이사 준비</h2>' +
        '<p><strong>먼저</strong> 계약서를 <em>다시</em> 읽어요.</p>' +
        '<ul><li><p>상자</p><ol><li><p>큰 것</p></li></ol></li><li><p>테이프</p></li></ul>' +
        '<p>끝</p>',
    );
  });

  it('from a Hangul document keeps bold that is a style, and rows as lines', () => {
    expect(cleaned(HANGUL)).toBe(
      '<p><strong>전세 계약</strong> 전에 <em><s>확인</s></em></p>' +
        '<p>보증금 · 1,000만</p><p>월세</p>',
    );
  });

  it('from Google’s documents is not bold as a whole, and leads where it says', () => {
    expect(cleaned(GOOGLE)).toBe(
      '<h2>제목</h2><p>보통 <strong>굵게</strong></p>' +
        '<ul><li><p>하나</p><ul><li><p>하나의 하나</p></li></ul></li><li><p>둘</p></li></ul>' +
        '<p><a href="https://example.org/a">자료</a></p>',
    );
  });

  it('from a page keeps no script, no frame and nothing hidden', () => {
    expect(
      cleaned(
        `<div onclick="alert(1)"><script>alert(1)</script><style>p{}</style><p>글<iframe src="x"></iframe><svg onload="alert(1)"><text>그림</text></svg></p>
         <p style="display: none">숨은 말</p><p hidden>또 숨은 말</p><noscript>없음</noscript><template>틀</template></div>`,
      ),
    ).toBe('<p>글</p>');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    '//example.org',
    '/place/1',
    'https://user:word@example.org',
  ])('keeps the words, not the link, of %s', (href) => {
    const link = document.createElement('a');
    link.href = href;
    link.setAttribute('href', href);
    link.append('여기');
    expect(cleaned(link.outerHTML)).toBe('<p>여기</p>');
  });

  it('keeps no picture that is written into the page', () => {
    const html = '<p>앞<img src="data:image/png;base64,AAAA" onerror="alert(1)">뒤</p>';
    expect(cleaned(html)).toBe('<p>앞뒤</p>');
  });

  it('shows a house in the place of a link to it', () => {
    expect(cleaned('<p><a href="https://hankan.kr/place/12?from=share">예쁜 원룸</a></p>')).toBe(
      '<div data-house="12"></div>',
    );
    expect(cleaned('<p>이 집 <a href="https://hankan.kr/place/12">예쁜 원룸</a></p>')).toBe(
      '<p>이 집 <a href="/place/12">예쁜 원룸</a></p>',
    );
  });

  it('keeps quotes, rules, breaks and lines of code as they are read', () => {
    expect(
      cleaned(
        '<blockquote>인용<h3>제목</h3><ul><li>목록</li></ul></blockquote><hr>가<br>나<br><pre>a\nb</pre>',
      ),
    ).toBe(
      '<blockquote><p>인용</p><p>제목</p><p>목록</p></blockquote><hr><p>가<br>나</p><p>a</p><p>b</p>',
    );
  });

  it('keeps breaks between lines of code, and no script or hidden word in them', () => {
    const hidden = '<script>alert(1)</script><i style="display:none">숨은 말</i>';
    expect(cleaned(`<pre>a<br>b${hidden}<b>c</b></pre>`)).toBe('<p>a</p><p>bc</p>');
  });

  it('keeps no hidden cell of a table', () => {
    const row = '<td>보증금</td><td hidden>숨은 말</td><td>1,000만</td>';
    expect(cleaned(`<table><tr>${row}</tr></table>`)).toBe('<p>보증금 · 1,000만</p>');
  });

  it('reads a bare line, a list without words of its own and a highlighted word', () => {
    expect(cleaned('그냥 <mark>글</mark>')).toBe('<p>그냥 <mark>글</mark></p>');
    expect(cleaned('<ul><ul><li>안</li></ul></ul><ul></ul>')).toBe(
      '<ul><li><p></p><ul><li><p>안</p></li></ul></li></ul>',
    );
  });

  it('reads words out of elements nested without end', () => {
    const deep = `${'<div><b>'.repeat(300)}끝<script>alert(1)</script>${'</b></div>'.repeat(300)}`;
    expect(cleaned(deep)).toBe('<p><strong>끝</strong></p>');
  });

  it.each([WORD, HANGUL, GOOGLE])('is a document that a post may have', (html) => {
    const editor = new Editor({
      extensions: postSchema(() => true),
      content: cleaned(html),
      injectCSS: false,
    });
    expect(checkDocument(documentOf(editor.state.doc), EDITOR_KIND.POST)).toMatchObject({
      ok: true,
    });
    editor.destroy();
  });
});

describe('an address', () => {
  it.each([
    ['https://hankan.kr/place/12', '12'],
    [' https://hankan.kr/place/12?p=share#a ', '12'],
    ['https://hankan.kr/zzim', null],
    ['https://example.org/place/12', null],
    ['place/12', null],
  ])('%s leads to the house %s', (address, house) => {
    expect(OWN.houseOf(address)).toBe(house);
  });
});
