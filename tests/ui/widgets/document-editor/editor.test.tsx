import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DocumentPicture, RichDocument } from '#core';
import { MemoryPictures } from '../../../../src/adapters/memory/memory-pictures';
import { MemoryRandom } from '../../../../src/adapters/memory/memory-random';
import { DocumentEditor } from '../../../../src/ui/widgets/document-editor/DocumentEditor';
import { PictureStore } from '../../../../src/ui/widgets/document-editor/pictures/picture-store';
import { saying } from '../../../support/documents';
import { renderParts } from '../../support/render-parts';

function writing(document: RichDocument = saying('겨울마다 창에 물이 고여요')) {
  const kept: DocumentPicture[] = [];
  const pictures = new PictureStore({
    pictures: new MemoryPictures(kept, () => '/kept.jpg'),
    random: new MemoryRandom(1),
    fit: (file) => Promise.resolve(file),
    previews: { createObjectURL: () => '/preview.jpg', revokeObjectURL: () => undefined },
  });
  let read: (() => RichDocument) | null = null;
  const drawn = renderParts(
    <DocumentEditor
      label="내용"
      placeholder="편하게 적어 주세요"
      document={document}
      pictures={pictures}
      disabled={false}
      faultId={null}
      onChange={(now) => {
        read = now;
      }}
    />,
  );
  const text = () => screen.getByRole('textbox', { name: '내용' });
  const selectAll = () => {
    act(() => {
      text().focus();
    });
    fireEvent.keyDown(text(), { key: 'a', code: 'KeyA', ctrlKey: true });
  };
  const now = (): RichDocument => {
    if (read === null) throw new Error('Nothing was written.');
    return read();
  };
  return { ...drawn, pictures, kept, text, selectAll, now };
}

const tool = (name: string) =>
  within(screen.getByRole('toolbar', { name: '글 꾸미기' })).getByRole('button', { name });

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

async function choose(...files: readonly File[]): Promise<void> {
  const input = screen.getByLabelText<HTMLInputElement>('사진 고르기');
  await act(async () => {
    fireEvent.change(input, { target: { files } });
    await Promise.resolve();
  });
}

const picturesOf = ({ content }: RichDocument) =>
  content.flatMap((block) => (block.type === 'picture' ? [block.attrs] : []));

describe('the toolbar', () => {
  it('is one stop of Tab, from which arrows lead on and around', () => {
    writing();
    const buttons = within(screen.getByRole('toolbar')).getAllByRole('button');
    const stops = () => buttons.filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([tool('사진')]);
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key });
    act(() => {
      tool('사진').focus();
    });
    press('ArrowRight');
    expect(document.activeElement).toBe(tool('제목'));
    expect(stops()).toEqual([tool('제목')]);
    press('Home');
    press('ArrowLeft');
    expect(document.activeElement).toBe(buttons.at(-1));
    press('ArrowRight');
    expect(document.activeElement).toBe(tool('사진'));
    press('End');
    press('a');
    expect(document.activeElement).toBe(buttons.at(-1));
  });

  it('says what is on where the cursor is, and does it', async () => {
    const { now } = writing();
    expect(tool('굵게').getAttribute('aria-pressed')).toBe('false');
    expect(tool('되돌리기').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(tool('제목'));
    await waitFor(() => {
      expect(tool('제목').getAttribute('aria-pressed')).toBe('true');
    });
    expect(now().content[0]).toMatchObject({ type: 'heading', attrs: { level: 2 } });
    fireEvent.click(tool('되돌리기'));
    await waitFor(() => {
      expect(tool('제목').getAttribute('aria-pressed')).toBe('false');
    });
    fireEvent.click(tool('번호 목록'));
    expect(now().content[0]).toMatchObject({ type: 'orderedList' });
    expect(tool('사진').hasAttribute('aria-pressed')).toBe(false);
  });

  it('asks where words lead, and takes no address that a document may not have', async () => {
    const { selectAll, now, services } = writing(saying('자료'));
    selectAll();
    const asked = services.stores.popups;
    fireEvent.click(tool('링크'));
    await waitFor(() => {
      expect(asked.shown.map(({ name }) => name)).toEqual(['link']);
    });
    act(() => {
      asked.close(asked.shown[0]?.id ?? 0, { href: 'javascript:alert(1)' });
    });
    await waitFor(() => {
      expect(asked.shown).toEqual([]);
    });
    fireEvent.click(tool('굵게'));
    expect(JSON.stringify(now())).not.toContain('javascript');
  });
});

describe('pictures', () => {
  it('stand in the text while they are uploaded, in their order', async () => {
    const { now, pictures, kept } = writing();
    await choose(photo('a.jpg'), photo('b.jpg'));
    await waitFor(() => {
      expect(kept).toHaveLength(2);
    });
    const [first, second] = picturesOf(now());
    await waitFor(() => {
      expect(pictures.storedOf(second?.id ?? '')?.id).toBe('picture-2');
    });
    expect(pictures.storedOf(first?.id ?? '')?.id).toBe('picture-1');
    expect(now().content.map(({ type }) => type)).toEqual([
      'paragraph',
      'picture',
      'picture',
      'paragraph',
    ]);
  });

  it('are named, moved and taken out by what is asked about them', async () => {
    const { now, services } = writing();
    const { popups } = services.stores;
    await choose(photo('a.jpg'), photo('b.jpg'));
    const [first, second] = picturesOf(now());
    const answer = async (name: RegExp, given: unknown) => {
      fireEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() => {
        expect(popups.shown).toHaveLength(1);
      });
      act(() => {
        popups.close(popups.shown[0]?.id ?? 0, given);
      });
      await waitFor(() => {
        expect(popups.shown).toEqual([]);
      });
    };
    await answer(/1번째 사진, 고치기/, { alt: '창가', at: 1 });
    expect(picturesOf(now())).toEqual([
      { id: second?.id, alt: '' },
      { id: first?.id, alt: '창가' },
    ]);
    await answer(/2번째 사진, 창가, 고치기/, { remove: true });
    expect(picturesOf(now())).toEqual([{ id: second?.id, alt: '' }]);
    fireEvent.click(screen.getByRole('button', { name: '1장 가운데 1번째 사진 빼기' }));
    expect(picturesOf(now())).toEqual([]);
    fireEvent.click(tool('되돌리기'));
    expect(picturesOf(now())).toEqual([{ id: second?.id, alt: '' }]);
  });

  it('are ten at most, and nothing but pictures', async () => {
    const { now, services } = writing();
    const { toasts } = services.stores;
    await choose(...Array.from({ length: 12 }, (_, at) => photo(`${String(at)}.jpg`)));
    expect(picturesOf(now())).toHaveLength(10);
    expect(toasts.current?.message).toBe('사진은 10장까지 넣을 수 있어요.');
    expect(screen.queryByRole('button', { name: /사진 추가/ })).toBeNull();
    await choose(new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    expect(toasts.current?.message).toBe('사진 파일만 올릴 수 있어요.');
  });

  it('that fail are sent again by a press', async () => {
    const { now, pictures } = writing();
    await choose(new File(['x'], 'a.heic', { type: 'image/heic' }));
    const again = await screen.findByRole('button', { name: /1번째 사진, 다시 올리기/ });
    expect(screen.getByText(/1장을 올리지 못했어요/)).toBeDefined();
    const [picture] = picturesOf(now());
    fireEvent.click(again);
    expect(pictures.of(picture?.id ?? '')?.state.kind).not.toBe('failed');
  });
});
