import { listPageAfter, listPageBefore, listPageFrom, listPageTo } from '#core';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import { searchOf } from '../../../stores/history/url-parts';
import styles from './list-pages.module.scss';

/** The pages around this one, for readers whose list does not grow as they scroll. */
export function ListPages({ total }: { readonly total: number }) {
  const { history } = useServices().stores;
  const search = searchOf(history.current.url);
  const page = listPageFrom(search);
  const [before, after] = [listPageBefore(page), listPageAfter(page, total)];
  return (
    <noscript>
      <nav className={styles.pages} aria-label="집 목록의 다른 쪽">
        {before !== null && (
          <a href={`${PATH.map}${listPageTo(search, before)}`} rel="prev">
            이전 집 보기
          </a>
        )}
        {after !== null && (
          <a href={`${PATH.map}${listPageTo(search, after)}`} rel="next">
            다음 집 보기
          </a>
        )}
      </nav>
    </noscript>
  );
}
