import { useState } from 'react';
import { embedFrame, siteOf, type Embed } from '#core';
import { Icon } from '../../components/icon/Icon';
import { documentIcons } from './document-icons.data';
import styles from './embed-view.module.scss';

/**
 * Something of another site: nothing is asked of it before it is pressed. A film opens in its place,
 * everything else on its own site, as the film does where no script runs.
 */
export function EmbedView({ embed }: { readonly embed: Embed }) {
  const [isOpen, setOpen] = useState(false);
  const { url, title } = embed.attrs;
  const host = typeof url === 'string' && url.startsWith('https:') ? siteOf(url) : null;
  if (host === null) return null;
  const frame = embedFrame(url);
  if (frame === null)
    return (
      <p>
        <a className={styles.card} href={url} target="_blank" rel="noopener nofollow ugc">
          <Words title={title} host={`${host}에서 보기`} />
          <Icon shape={documentIcons.out} size={20} />
        </a>
      </p>
    );
  if (!isOpen)
    return (
      <div className={styles.film}>
        <a
          className={styles.press}
          href={url}
          target="_blank"
          rel="noopener nofollow ugc"
          onClick={(event) => {
            // In a window of its own, as whoever presses so wants it.
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          <Icon shape={documentIcons.play} size={24} />
          <Words title={title} host={`누르면 ${host}의 영상을 불러와요`} />
        </a>
      </div>
    );
  return (
    <div className={styles.film}>
      <iframe
        src={frame}
        title={title === '' ? `${host}의 영상` : title}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin"
        loading="lazy"
      />
    </div>
  );
}

function Words({ title, host }: { readonly title: string; readonly host: string }) {
  return (
    <span className={styles.words}>
      {title !== '' && <b>{title}</b>} <small>{host}</small>
    </span>
  );
}
