import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { httpsLink, type Notice, type NoticeDocument } from '#core';
import { useServices } from '../../../ground/services';
import { Icon } from '../../../components/icon/Icon';
import { noticeIcons } from '../../notice-row/notice-icons.data';
import { Note } from '../parts/Note';
import { NoticeSection } from '../parts/NoticeSection';
import { ReadyDocumentsStore } from './ready-documents-store';
import styles from './documents.module.scss';

/** The papers to hand in, to be checked off on this device. */
export const NoticeDocuments = observer(function NoticeDocuments({
  notice,
}: {
  readonly notice: Notice;
}) {
  const { listenToStorage, local } = useServices();
  const { id, documents } = notice;
  const [store] = useState(() => new ReadyDocumentsStore(local, listenToStorage, id));
  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);
  const ready = documents.filter(({ name }) => store.isReady(name)).length;
  return (
    <NoticeSection
      title="준비할 서류"
      aside={
        <p className={styles.count}>
          <em>{ready}</em> / {documents.length} 준비했어요
        </p>
      }
    >
      <progress
        className={styles.progress}
        aria-label="준비한 서류"
        value={ready}
        max={documents.length}
      />
      <ul className={styles.list}>
        {documents.map((document, index) => (
          <DocumentRow
            key={index}
            document={document}
            isReady={store.isReady(document.name)}
            onToggle={() => {
              store.toggle(document.name);
            }}
          />
        ))}
      </ul>
      <Note>체크는 이 기기에만 남아요.</Note>
    </NoticeSection>
  );
});

interface DocumentRowProps {
  readonly document: NoticeDocument;
  readonly isReady: boolean;
  readonly onToggle: () => void;
}

function DocumentRow({ document, isReady, onToggle }: DocumentRowProps) {
  const { name, note, issuer } = document;
  const link = httpsLink(document.link);
  return (
    <li className={styles.row}>
      <label className={styles.check}>
        <input type="checkbox" checked={isReady} onChange={onToggle} />
        <span className={styles.box}>{isReady && <Icon name="check" size={16} />}</span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {note !== null && <small>{note}</small>}
        </span>
      </label>
      {link !== null && (
        <a className={styles.issuer} href={link} target="_blank" rel="noopener noreferrer">
          <bdi>{issuer ?? '양식'}</bdi>
          <Icon shape={noticeIcons.out} size={16} />
          <span className={styles.unseen}>에서 {name} 받기, 새 창</span>
        </a>
      )}
      {link === null && issuer !== null && <span className={styles.plain}>{issuer}</span>}
    </li>
  );
}
