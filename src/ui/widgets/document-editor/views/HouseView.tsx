import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useServices } from '../../../ground/services';
import { AnswerStore } from '../../../stores/answer-store';
import { HouseView as HouseCard } from '../../document-view/HouseView';
import styles from './views.module.scss';

/** A house that was pasted as a link, as readers see it; in the editor it leads nowhere. */
export const HouseView = observer(function HouseView({ node, selected }: NodeViewProps) {
  const { houses } = useServices();
  const id = String(node.attrs['id']);
  const [store] = useState(
    () => new AnswerStore(async (cancel) => (await houses.some([id], cancel))[0] ?? null),
  );
  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);
  return (
    <NodeViewWrapper
      role="img"
      aria-label="한칸에 올라온 집"
      className={styles.house}
      data-selected={selected || undefined}
    >
      <div inert>
        <HouseCard id={id} house={store.value ?? undefined} />
      </div>
    </NodeViewWrapper>
  );
});
