import { useLocation } from 'react-router-dom';
import { linkedItem, pageAt } from '#core';
import { ComingPage } from './ComingPage';
import { ItemPage } from './ItemPage';
import { NotFoundPage } from './NotFoundPage';

/** Every path without a screen of its own: a page that is still to come, or nothing. */
export function OtherScreen() {
  const { pathname } = useLocation();
  const found = pageAt(pathname);
  if (found === null) return <NotFoundPage />;
  const { title, coming } = found.page;
  if (coming === null || title === null) return <NotFoundPage />;
  const page = <ComingPage title={title} area={coming} />;
  const item = linkedItem(pathname);
  if (item === null) return page;
  return (
    <ItemPage key={pathname} item={item}>
      {page}
    </ItemPage>
  );
}
