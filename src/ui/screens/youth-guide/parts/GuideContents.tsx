import { supplyName, type SupplyGuide } from '#core';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { showPart } from '../show-part';
import styles from './guide-contents.module.scss';

const PARTS = [
  { id: 'words', name: '공고에서 볼 것' },
  { id: 'income', name: '소득 기준' },
  { id: 'papers', name: '준비할 서류' },
  { id: 'steps', name: '신청부터 입주까지' },
] as const;

/** Where everything stands: the parts that all notices share, then each kind of supply. */
export function GuideContents({ guides }: { readonly guides: readonly SupplyGuide[] }) {
  return (
    <nav className={styles.contents} aria-label="차례">
      <ul className={styles.parts}>
        {PARTS.map(({ id, name }) => (
          <li key={id}>
            <PartLink id={id} name={name} />
          </li>
        ))}
      </ul>
      <ul className={styles.supplies} aria-label="공급 유형">
        {guides.map(({ code }) => (
          <li key={code}>
            <PartLink id={code} name={supplyName(code)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Takes the place of the entry: Back leaves the page. */
function PartLink({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Link
      replace
      to={`${PATH.youthGuide}#${id}`}
      onClick={() => {
        showPart(id);
      }}
    >
      {name}
    </Link>
  );
}
