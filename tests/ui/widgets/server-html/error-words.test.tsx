import '../../support/dom';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '#core';
import { ErrorWords } from '../../../../src/ui/widgets/server-html/ErrorWords';

afterEach(cleanup);

describe('why something failed', () => {
  it('is marked up as the server did, without what could run', async () => {
    const html = '<b onclick="x()">점검 중</b>이에요.<img src=x onerror=alert(1)>';
    const { container } = render(
      <ErrorWords error={new AppError('server', html, null, 503, html)} />,
    );
    expect(container.textContent).toBe('점검 중이에요.');
    await waitFor(() => {
      expect(container.querySelector('b')?.textContent).toBe('점검 중');
    });
    expect(container.textContent).toBe('점검 중이에요.');
    expect(container.querySelector('[onclick], img')).toBeNull();
  });

  it('is our own sentence where the server said nothing', () => {
    render(<ErrorWords error={new AppError('offline')} />);
    expect(screen.getByText('네트워크 연결을 확인해 주세요.')).toBeTruthy();
  });
});
