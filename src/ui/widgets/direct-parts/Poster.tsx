import { relationRows, replyFiguresText, type DirectDeal } from '#core';
import { Face } from '../face/Face';
import { Section } from '../item-page/Section';
import styles from './poster.module.scss';

/** Who offers the room, how they answer, and what they are to it (spec/facts F5, spec/readings R43). */
export function Poster({ deal }: { readonly deal: DirectDeal }) {
  const { author, offerer } = deal;
  const figures = replyFiguresText(deal.replies);
  return (
    <Section title="올린 사람">
      <div className={styles.who}>
        {/* Before it is sent nobody's face is known here. */}
        <Face author={author?.image === '' ? null : author} size={40} />
        <div>
          <b>{author?.nickname ?? '탈퇴한 회원'}</b>
          {figures !== null && <p>{figures}</p>}
        </div>
      </div>
      <dl className={styles.rows}>
        {relationRows(offerer).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
