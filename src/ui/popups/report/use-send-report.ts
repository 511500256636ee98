import { useEffect, useRef } from 'react';
import { AppError } from '#core';
import { useServices } from '../../ground/services';
import { errorText, errorWords } from '../../text/error-text';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';
import type { ReportStore } from './report-store';

const DONE = '처리되었습니다.';

/**
 * Sends a report (spec/rules §5): login first, then a question, then one call. Who has to log in
 * presses again afterwards, here or on the way back from a provider's page: nothing is sent by
 * itself (spec/readings R14). Answers whether nothing was found to be missing.
 */
export function useSendReport(store: ReportStore, close: () => void) {
  const { popups, session, toasts } = useServices().stores;
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const sent = async (caseNumber: string): Promise<void> => {
    if (isOpen.current) {
      await popups.ask('alert', { title: DONE, message: `접수번호: ${caseNumber}` });
      close();
    } else {
      toasts.show(`${DONE} 접수번호: ${caseNumber}`);
    }
  };
  const kept = (): void => {
    toasts.show('신고는 인터넷에 연결되면 보내요.');
    if (isOpen.current) close();
  };
  const failed = async (error: unknown): Promise<void> => {
    const isLost = error instanceof AppError && error.kind === 'unauthorized';
    if (!isOpen.current) toasts.warn(errorText(error));
    // Where the lost session has asked for a login already, that one stays.
    else if (isLost) await popups.askOnce('login', ORDINARY_LOGIN);
    else await popups.ask('alert', errorWords(error));
  };
  const send = async (): Promise<void> => {
    if (!(await popups.askOnce('confirm', { message: '제출하시겠습니까?' }))) return;
    const sending = await store.send();
    if (sending?.kind === 'sent') await sent(sending.caseNumber);
    else if (sending?.kind === 'kept') kept();
    else if (sending !== null) await failed(sending.error);
  };
  return () => {
    if (!session.isLogin) {
      void popups.askOnce('login', ORDINARY_LOGIN);
      return true;
    }
    const isComplete = store.review();
    if (isComplete && store.state === 'editing') void send();
    return isComplete;
  };
}
