import {
  fileSizeText,
  httpsLink,
  NOTICE_FILE,
  withParticle,
  type Notice,
  type NoticeAttachment,
  type NoticeFileKind,
} from '#core';
import { useState } from 'react';
import { Icon } from '../../../components/icon/Icon';
import { Spinner } from '../../../components/state/Spinner';
import { useServices } from '../../../ground/services';
import { noticeIcons } from '../../notice-row/notice-icons.data';
import { Note } from '../parts/Note';
import { NoticeSection } from '../parts/NoticeSection';
import styles from '../parts/rows.module.scss';

/** The publisher's files, and those that are made here of what the notice says. */
export function NoticeFilesList({ notice }: { readonly notice: Notice }) {
  const attachments = notice.attachments.flatMap((file) => {
    const link = httpsLink(file.link);
    return link === null ? [] : [{ ...file, link }];
  });
  return (
    <NoticeSection title="첨부 파일">
      <ul className={styles.rows}>
        {attachments.map((file, index) => (
          <li key={index}>
            <Attachment file={file} />
          </li>
        ))}
        {notice.units.length > 0 && (
          <li>
            <OwnFile id={notice.id} kind={NOTICE_FILE.units} name="공급 주택 목록" form="CSV" />
          </li>
        )}
        <li>
          <OwnFile id={notice.id} kind={NOTICE_FILE.summary} name="공고 요약" form="TXT" />
        </li>
      </ul>
      <Note>
        {attachments.length > 0 ? '공고문은 기관의 누리집에서 열려요. ' : ''}
        CSV와 TXT는 한칸이 공고를 옮겨 만들었어요.
      </Note>
    </NoticeSection>
  );
}

function Attachment({ file: { name, link, bytes } }: { readonly file: NoticeAttachment }) {
  return (
    <a className={styles.row} href={link} target="_blank" rel="noopener noreferrer">
      <Icon shape={noticeIcons.document} size={20} />
      <span>
        <bdi>{name}</bdi> {bytes !== null && <small>{fileSizeText(bytes)}</small>}
      </span>
      <Icon shape={noticeIcons.out} size={20} />
    </a>
  );
}

interface OwnFileProps {
  readonly id: string;
  readonly kind: NoticeFileKind;
  readonly name: string;
  readonly form: string;
}

function OwnFile({ id, kind, name, form }: OwnFileProps) {
  const { noticeFiles, stores } = useServices();
  const { toasts } = stores;
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const file = await noticeFiles.keep(id, kind);
      toasts.show(`${file} 파일을 저장했어요`);
    } catch {
      toasts.warn(`${withParticle(name, '을/를')} 받지 못했어요. 잠시 뒤에 다시 눌러 주세요.`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={styles.row}
      aria-busy={isBusy || undefined}
      onClick={() => void keep()}
    >
      <Icon shape={noticeIcons.document} size={20} />
      <span>
        {name} <small>{form}</small>
      </span>
      {isBusy ? <Spinner size={20} /> : <Icon shape={noticeIcons.download} size={20} />}
    </button>
  );
}
