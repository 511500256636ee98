import { useEffect, useState } from 'react';
import { useServices } from '../../ground/services';
import type { Shared, ShareWay } from '#core';

const FAILED: Readonly<Record<ShareWay, string>> = {
  facebook: '페이스북을 열지 못했어요. 링크를 복사해 보내 주세요.',
  kakao: '카카오톡을 열지 못했어요. 링크를 복사해 보내 주세요.',
  sms: '문자를 열지 못했어요. 링크를 복사해 보내 주세요.',
  sheet: '다른 앱을 열지 못했어요. 링크를 복사해 보내 주세요.',
};

/** What the popup does: one thing at a time, whatever is pressed meanwhile. */
export function useShare(shared: Shared, close: () => void) {
  const { clipboard, sharing, stores } = useServices();
  const { toasts } = stores;
  const [busy, setBusy] = useState<ShareWay | 'link' | null>(null);
  const [isLinkShown, setLinkShown] = useState(false);

  useEffect(() => {
    void sharing.prepare();
  }, [sharing]);

  const send = async (way: ShareWay): Promise<void> => {
    const outcome = await sharing.share(way, shared);
    if (outcome === 'opened') close();
    if (outcome === 'failed') toasts.warn(FAILED[way]);
  };
  const copy = async (): Promise<void> => {
    if (await clipboard.write(shared.url)) {
      close();
      toasts.show('링크가 클립보드에 복사되었습니다.');
      return;
    }
    // What cannot be copied for the person can be copied by the person.
    setLinkShown(true);
    toasts.warn('복사에 실패했습니다.');
  };
  return {
    /** Each a sign; the link stands after the services. */
    ways: [...sharing.ways.filter((way) => way !== 'sheet'), 'link'] as const,
    hasSheet: sharing.ways.includes('sheet'),
    busy,
    isLinkShown,
    press: async (way: ShareWay | 'link'): Promise<void> => {
      if (busy !== null) return;
      setBusy(way);
      // A gesture ends with the first wait: nothing comes before this.
      await (way === 'link' ? copy() : send(way));
      setBusy(null);
    },
  };
}
