import { useEffect, useState, type ComponentType } from 'react';
import type { ShownWords } from '../../text/error-text';

type Html = ComponentType<{ readonly html: string }>;

/** What sanitises is fetched when there is something to sanitise. */
const load = async (): Promise<Html> => (await import('./ServerHtml')).ServerHtml;

/** The words as plain text until the server's markup can be shown, and where it cannot be. */
export function ServerWords({ message, html }: ShownWords) {
  const [Html, setHtml] = useState<Html | null>(null);
  const isMarkedUp = html !== undefined;

  useEffect(() => {
    if (!isMarkedUp) return undefined;
    let isWanted = true;
    load().then(
      (loaded) => {
        if (isWanted) setHtml(() => loaded);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isMarkedUp]);

  return html === undefined || Html === null ? message : <Html html={html} />;
}
