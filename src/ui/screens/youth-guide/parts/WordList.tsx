import styles from './word-list.module.scss';

interface WordListProps {
  readonly words: readonly { readonly word: string; readonly text: string }[];
  /** One follows the other. */
  readonly isOrdered?: boolean;
}

/** Words and what they mean. */
export function WordList({ words, isOrdered = false }: WordListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={styles.list}>
      {words.map(({ word, text }, at) => (
        <li key={word}>
          {isOrdered && (
            <i aria-hidden="true" className={styles.number}>
              {at + 1}
            </i>
          )}
          <div>
            <b>{word}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
