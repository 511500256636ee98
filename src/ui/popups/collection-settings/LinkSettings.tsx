import { useState } from 'react';
import {
  dayTimeText,
  LINK_DAYS,
  pageTitle,
  seoulDay,
  seoulMinute,
  sharedCollectionLine,
  type LinkWish,
} from '#core';
import { Button } from '../../components/button/Button';
import { Segmented } from '../../components/field/Segmented';
import { Switch } from '../../components/field/Switch';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import type { SettingsPart } from './settings-part';
import styles from './collection-settings.module.scss';

const ENDLESS = 'endless';
const ENDS = [
  ...LINK_DAYS.map((days) => ({ value: String(days), name: `${days}일` })),
  { value: ENDLESS, name: '계속' },
];

/** The link by which others see the collection, and what it lets them do. */
export function LinkSettings({ collection, isBusy, write }: SettingsPart) {
  const { clock, collections, env, stores } = useServices();
  const today = seoulDay(clock.now());
  const { popups, toasts } = stores;
  const { id, name, owner, items, link } = collection;
  const [end, setEnd] = useState(link?.expiresAt == null ? ENDLESS : '');
  const wish = (changed: Partial<LinkWish>): LinkWish => ({
    mayAdd: link?.mayAdd ?? true,
    mayVote: link?.mayVote ?? true,
    days: end === ENDLESS || end === '' ? null : Number(end),
    ...changed,
  });
  const share = (wished: LinkWish) => write(() => collections.share(id, wished));
  if (link === null)
    return (
      <section className={styles.part}>
        <h3>함께 보기</h3>
        <p>링크를 받은 사람은 모음을 볼 수 있고, 로그인하면 함께 담고 의견을 남길 수 있어요.</p>
        <Button wide size="dialog" busy={isBusy} onClick={() => void share(wish({}))}>
          링크 만들기
        </Button>
      </section>
    );
  const hand = () => {
    void popups.askOnce('share', {
      title: pageTitle(name),
      text: sharedCollectionLine(owner, items.length),
      url: `${env.siteUrl}${PATH.collectionView(link.code)}`,
      imageUrl: null,
    });
  };
  const withdraw = async () => {
    const isSure = await popups.ask('confirm', {
      message: '링크를 거둘까요? 링크로 들어온 사람은 바로 더 볼 수 없어요.',
      confirmText: '거두기',
      isDangerous: true,
    });
    if (isSure && (await write(() => collections.withdraw(id)))) toasts.show('링크를 거두었어요');
  };
  return (
    <section className={styles.part}>
      <h3>함께 보기</h3>
      <Button wide size="dialog" icon="share" disabled={isBusy} onClick={hand}>
        링크 보내기
      </Button>
      <Switch
        checked={link.mayAdd}
        disabled={isBusy}
        hint="링크로 들어온 사람도 모음에 담을 수 있어요."
        onChange={(mayAdd) => void share(wish({ mayAdd }))}
      >
        함께 담기
      </Switch>
      <Switch
        checked={link.mayVote}
        disabled={isBusy}
        hint="링크로 들어온 사람도 ♥와 아니에요를 누를 수 있어요."
        onChange={(mayVote) => void share(wish({ mayVote }))}
      >
        함께 고르기
      </Switch>
      <Segmented
        label="링크 기간"
        options={ENDS}
        value={end}
        onChange={(chosen) => {
          setEnd(chosen);
          void share(wish({ days: chosen === ENDLESS ? null : Number(chosen) }));
        }}
      />
      <p>
        {link.expiresAt === null
          ? '거둘 때까지 열려 있어요.'
          : `${dayTimeText(seoulMinute(Date.parse(link.expiresAt)), today)}까지 열려 있어요. 이미 들어온 사람은 계속 볼 수 있어요.`}
      </p>
      <Button kind="outline" wide disabled={isBusy} onClick={() => void withdraw()}>
        링크 거두기
      </Button>
    </section>
  );
}
