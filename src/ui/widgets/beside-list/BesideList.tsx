import { useState, type ComponentType } from 'react';
import { Outlet, useLocation, useMatch } from 'react-router-dom';
import { useServices } from '../../ground/services';
import { DealPanelContext } from '../deal-page/deal-panel';
import styles from './panel.module.scss';

interface BesideListProps {
  /** Of the page that opens beside the list; its `:id` is what is open. */
  readonly path: string;
  readonly list: ComponentType<{ readonly openId: string | null }>;
  /** It has all the room beside the list: nothing else stands there. */
  readonly isAlone?: boolean;
}

/** A list stays as it is while one of its deals is open in a panel beside it, or over it. */
export function BesideList({ path, list: List, isAlone = false }: BesideListProps) {
  const { history } = useServices().stores;
  useLocation();
  const openId = useMatch(path)?.params['id'] ?? null;
  // The list that is beside a deal is the one that it was opened from.
  const { page } = history.current;
  const [shown, setShown] = useState(page);
  if (openId === null && shown !== page) setShown(page);
  return (
    <>
      <List key={shown} openId={openId} />
      {openId !== null && (
        <div className={isAlone ? styles.alone : styles.panel}>
          <DealPanelContext value={true}>
            <Outlet />
          </DealPanelContext>
        </div>
      )}
    </>
  );
}
