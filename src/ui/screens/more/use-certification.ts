import { useEffect, useEffectEvent, useState } from 'react';
import { AppError, type CertificationResult } from '#core';
import { useServices } from '../../ground/services';
import { ownWords, errorWords, type ShownWords } from '../../text/error-text';

/** spec/texts T20 */
const FAILED = '인증에 실패했습니다.';

/**
 * The identity certification (spec/rules §5): its window, and what the server makes of it. On
 * phones the page is left for it, and what came back is read when the screen is there again.
 */
export function useCertification() {
  const { certification, signIn, stores } = useServices();
  const { popups, session, toasts } = stores;
  const [isBusy, setIsBusy] = useState(false);

  const settle = async (result: CertificationResult) => {
    if (result.kind === 'cancelled') return;
    if (result.kind === 'failed') {
      const message = result.message || '잠시 뒤에 다시 시도해 주세요.';
      void popups.ask('alert', { title: FAILED, message });
      return;
    }
    try {
      await signIn.certify(result.impUid);
      await session.refresh();
      toasts.show('본인인증을 마쳤어요.');
    } catch (error) {
      tell(error);
    }
  };

  const tell = (error: unknown) => {
    // A 401 has asked for a login already.
    if (error instanceof AppError && error.kind === 'unauthorized') return;
    void popups.ask('alert', { title: FAILED, ...wordsOf(error) });
  };

  const takeUp = useEffectEvent(async () => {
    const back = await certification.returned();
    if (back !== null) await settle(back);
  });
  useEffect(() => {
    void takeUp();
  }, []);

  return {
    isThere: certification.isThere,
    isBusy,
    ask: async () => {
      setIsBusy(true);
      try {
        const { merchantUid } = await signIn.beginCertification();
        await settle(await certification.ask(merchantUid));
      } catch (error) {
        tell(error);
      }
      setIsBusy(false);
    },
  };
}

/** What the server says below the headline; its headline is ours already. */
function wordsOf(error: unknown): ShownWords {
  const isHeadline = error instanceof AppError && ownWords(error) === FAILED;
  return isHeadline ? { message: '처음부터 다시 인증해 주세요.' } : errorWords(error);
}
