import { Fragment, useState } from 'react';
import type { CheckItem, CheckList } from '#core';
import { Icon } from '../../components/icon/Icon';
import { InlineView } from './InlineView';
import { nodesIn } from './shown-nodes';
import styles from './check-list-view.module.scss';

/** Things to see to; what was ticked is kept as long as the page. */
export function CheckListView({ list }: { readonly list: CheckList }) {
  return (
    <ul className={styles.list}>
      {nodesIn(list.content).map((item, index) => (
        <ItemView key={index} item={item} />
      ))}
    </ul>
  );
}

function ItemView({ item }: { readonly item: CheckItem }) {
  const [isDone, setDone] = useState(false);
  return (
    <li>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isDone}
          onChange={(event) => {
            setDone(event.target.checked);
          }}
        />
        <span className={styles.box}>{isDone && <Icon name="check" size={16} />}</span>
        <span className={styles.words}>
          {nodesIn(item.content).map(({ content }, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              <InlineView content={content} />
            </Fragment>
          ))}
        </span>
      </label>
    </li>
  );
}
