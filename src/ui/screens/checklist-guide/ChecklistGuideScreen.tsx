import { APP_PAGES, CHECK_AREAS, checkAreaName, CHECKLIST_ITEMS } from '#core';
import { ButtonLink } from '../../components/button/Button';
import { Tag } from '../../components/chip/Tag';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { KitPicture } from '../../widgets/checklist/KitPicture';
import styles from './checklist-guide.module.scss';

/** /checklist/guide: what to look at when viewing a room, how, and why. */
export function ChecklistGuideScreen() {
  return (
    <Page title={APP_PAGES.checklistGuide.title} parent={PATH.checklists}>
      <div className={styles.guide}>
        <div className={styles.lead}>
          <p>
            집에 들어서는 순서대로 {CHECKLIST_ITEMS.length}가지를 모았어요. 챙길 것은 휴대폰과 줄자,
            1리터 물병이면 충분해요.
          </p>
          <KitPicture width={120} />
        </div>
        <nav className={styles.contents} aria-label="차례">
          {CHECK_AREAS.map((area) => (
            <a key={area} href={`#${area.toLowerCase()}`}>
              {checkAreaName(area)}
            </a>
          ))}
        </nav>
        {CHECK_AREAS.map((area) => (
          <section key={area} id={area.toLowerCase()} aria-labelledby={`${area}-title`}>
            <h2 id={`${area}-title`}>{checkAreaName(area)}</h2>
            <ul>
              {CHECKLIST_ITEMS.filter((item) => item.area === area).map((item) => (
                <li key={item.id}>
                  <h3>
                    {item.name}
                    {item.weight === 3 && <Tag tone="warning">중요</Tag>}
                  </h3>
                  <p>{item.how}</p>
                  <p className={styles.why}>{item.why}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className={styles.bar}>
          <ButtonLink wide size="bar" to={APP_PAGES.checklistWrite.path}>
            체크리스트 쓰기
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
