import { describe, expect, it } from 'vitest';
import { AppError } from '#core';
import { errorText, errorWords, ownWords } from '../../../src/ui/text/error-text';

const marked = (html: string) => new AppError('refused', html, null, 422, html);

describe('the sentence for an error', () => {
  it.each(['refused', 'not-found', 'conflict', 'too-many', 'server'] as const)(
    'is the server’s own where it said any of a %s',
    (kind) => {
      expect(errorText(new AppError(kind, '잠시 쉬어요.', null, 500))).toBe('잠시 쉬어요.');
    },
  );

  it('is ours where the server said nothing', () => {
    expect(errorText(new AppError('refused'))).toBe('입력한 내용을 다시 확인해 주세요.');
    expect(errorText(new AppError('offline'))).toBe('네트워크 연결을 확인해 주세요.');
    expect(errorText(new AppError('server', 'stack'))).not.toContain('stack');
    expect(errorText(new AppError('refused', '403 Error', null, 403))).not.toContain('403');
    expect(ownWords(new AppError('malformed', 'Response is null', null, 200))).toBeNull();
    expect(errorText(new AppError('unauthorized', 'Unauthorized', null, 401))).toBe(
      '로그인한 뒤에 다시 시도해 주세요.',
    );
    expect(errorText(new Error('odd'))).not.toContain('odd');
  });

  it('is a RESULT_MSG that is one English word, as a name for developers is', () => {
    expect(errorText(marked('maintenance'))).toBe('maintenance');
    expect(errorText(new AppError('refused', 'maintenance'))).toBe(
      '입력한 내용을 다시 확인해 주세요.',
    );
  });

  it.each([
    ['<b>안 돼요</b>. 다시 해 주세요.', '안 돼요. 다시 해 주세요.'],
    ['가격 &lt; 면적 &amp; 층', '가격 < 면적 & 층'],
    ['<p>한 줄</p><p>두 줄<br>세 줄</p>', '한 줄 두 줄 세 줄'],
    ['<style>b{}</style>글<script>alert(1)</script><template>x</template>', '글'],
    ['글<img src=x onerror=alert(1)>', '글'],
  ])('of the markup %j shows %j where no markup is shown', (html, text) => {
    expect(errorText(marked(html))).toBe(text);
    expect(errorWords(marked(html))).toEqual({ message: text, html });
  });

  it('is the server’s own for a 401, too', () => {
    const error = new AppError('unauthorized', 'Unauthorized', null, 401, '다시 로그인해 주세요.');
    expect(errorWords(error)).toEqual({ message: '다시 로그인해 주세요.' });
  });

  it.each(['<frameset onload=alert(1)>', '<script>alert(1)</script>', '<p> </p>'])(
    'is ours where nothing of %s can be read',
    (html) => {
      expect(errorWords(marked(html))).toEqual({ message: '입력한 내용을 다시 확인해 주세요.' });
    },
  );
});
