import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { NewReport } from '#core';
import { useServices, type Services } from '../../ground/services';
import { Dialog } from '../../components/dialog/Dialog';
import { pathOf } from '../../stores/history/url-parts';
import type { PopupProps } from '../../stores/popups/popup-kind';
import { ReportDrafts } from './report-drafts';
import { ReportForm } from './ReportForm';
import styles from './report-popup.module.scss';
import { KEPT_REPORT, type ReportProps } from '../../stores/popups/props/report-props';
import { ReportStore } from './report-store';
import { useLoginFirst } from './use-login-first';
import { DialogBar } from '../../components/dialog/DialogBar';

/** Null where the address names the popup, and nothing is being written on this page. */
function openReport(props: ReportProps, services: Services): ReportStore | null {
  const { random, perTab, stores } = services;
  const drafts = new ReportDrafts(perTab);
  const path = pathOf(stores.history.current.url);
  const draft = props === KEPT_REPORT ? drafts.on(path) : drafts.of(props, path);
  const send = async (report: NewReport, key: string) => {
    const pressed = await stores.outbox.press(services, 'report', { report }, key);
    return pressed.kind === 'sent' ? pressed.result : null;
  };
  return draft && new ReportStore(send, random, drafts, draft);
}

/**
 * Reports something (spec/rules §2, §5): login first, then the form. After a login, or a reload,
 * what was typed is there.
 */
export function ReportPopup({ props, closing, close }: PopupProps<ReportProps, undefined>) {
  const services = useServices();
  const title = useId();
  const [store] = useState(() => openReport(props, services));
  const leave = () => {
    close();
  };
  const leaveEmpty = useEffectEvent(leave);
  const isMember = useLoginFirst(store !== null, leave);

  useEffect(() => {
    if (store === null) leaveEmpty();
    else store.start();
  }, [store]);

  if (store === null || !isMember) return null;
  return (
    <Dialog
      kind="full"
      labelledBy={title}
      className={styles.popup}
      closing={closing}
      onClose={leave}
    >
      <DialogBar hasLine onClose={leave}>
        <h2 id={title}>신고하기</h2>
      </DialogBar>
      <ReportForm store={store} onClose={leave} />
    </Dialog>
  );
}
