import type { DealWay, RiskWarning } from '#core';
import { Button } from '../../components/button/Button';
import { DialogBar } from '../../components/dialog/DialogBar';
import { CONTACT_NAME } from '../../widgets/contact-bar/contact-words';
import { RiskCard } from '../../widgets/risk-card/RiskCard';
import styles from './deal-contact.module.scss';

interface WarningSheetProps {
  readonly warning: RiskWarning;
  readonly way: DealWay;
  readonly onLeave: () => void;
  readonly onGoOn: () => void;
}

/** Why to take care, before a number is told. */
export function WarningSheet({ warning, way, onLeave, onGoOn }: WarningSheetProps) {
  return (
    <>
      <DialogBar closesAt="end" onClose={onLeave}>
        <h2>연락하기 전에 읽어 주세요</h2>
      </DialogBar>
      <RiskCard warning={warning} where="소개 글에" />
      <div className={styles.buttons}>
        <Button kind="outline" size="dialog" onClick={onGoOn}>
          {`그래도 ${CONTACT_NAME[way]}하기`}
        </Button>
        <Button size="dialog" onClick={onLeave}>
          연락하지 않기
        </Button>
      </div>
    </>
  );
}
