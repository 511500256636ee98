import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { APP_PAGES, seoulDay, supplyGuides } from '#core';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { YouthTabs } from '../../widgets/youth-tabs/YouthTabs';
import { GuideContents } from './parts/GuideContents';
import { GuideSection } from './parts/GuideSection';
import { IncomeTable } from './parts/IncomeTable';
import { SupplyPart } from './parts/SupplyPart';
import { WordList } from './parts/WordList';
import { NOTICE_WORDS, PAPERS, STEPS } from './guide-texts.data';
import { showPart } from './show-part';
import styles from './youth-guide.module.scss';

/** How notices are read, and how each kind of supply works, in plain words (spec/facts F12). */
export function YouthGuideScreen() {
  const { clock } = useServices();
  const [today] = useState(() => seoulDay(clock.now()));
  const { guides, rule } = supplyGuides(today);
  const { hash } = useLocation();

  // Opened at a part; a press in the contents goes there by itself.
  useEffect(() => {
    if (hash !== '') showPart(hash.slice(1));
  }, [hash]);

  return (
    <Page title={APP_PAGES.youthGuide.title} parent={PATH.youth}>
      <div className={styles.tabs}>
        <YouthTabs />
      </div>
      <div className={styles.guide}>
        <p className={styles.lead}>
          공공임대와 주거 지원을 처음 보는 사람을 위해 꼭 필요한 것만 정리했어요.
        </p>
        <p className={styles.day}>
          {Number(rule.slice(0, 4))}년 {Number(rule.slice(4, 6))}월 기준이에요. 금액과 기준은 참고로
          보고, 신청하기 전에 공고문을 확인해 주세요.
        </p>
        <GuideContents guides={guides} />
        <GuideSection id="words" title="공고에서 볼 것">
          <WordList words={NOTICE_WORDS} />
        </GuideSection>
        <GuideSection id="income" title="소득 기준이 얼마인가요?">
          <IncomeTable on={today} />
        </GuideSection>
        <GuideSection id="papers" title="준비할 서류">
          <WordList words={PAPERS} />
        </GuideSection>
        <GuideSection id="steps" title="신청부터 입주까지">
          <WordList words={STEPS} isOrdered />
        </GuideSection>
        <GuideSection id="supplies" title="공급 유형마다 이렇게 달라요">
          {guides.map((guide) => (
            <SupplyPart key={guide.code} guide={guide} today={today} />
          ))}
        </GuideSection>
      </div>
    </Page>
  );
}
