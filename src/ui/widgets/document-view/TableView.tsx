import type { Table, TableCell } from '#core';
import { InlineView, ParagraphsView } from './InlineView';
import { nodesIn } from './shown-nodes';
import styles from './table-view.module.scss';

/** A table of an article. One that is wider than the text is scrolled by itself. */
export function TableView({ table }: { readonly table: Table }) {
  const rows = nodesIn(table.content).map(({ content }) => nodesIn(content));
  const [first = [], ...rest] = rows;
  const hasHead = first.length > 0 && first.every(({ type }) => type === 'tableHeader');
  const body = hasHead ? rest : rows;
  return (
    <div
      className={styles.around}
      role="region"
      aria-label="표"
      // A keyboard scrolls it, too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={styles.table}>
        {hasHead && (
          <thead>
            <Row cells={first} scope="col" />
          </thead>
        )}
        <tbody>
          {body.map((cells, index) => (
            <Row key={index} cells={cells} scope="row" />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row(props: { readonly cells: readonly TableCell[]; readonly scope: 'col' | 'row' }) {
  return (
    <tr>
      {props.cells.map((cell, index) =>
        cell.type === 'tableHeader' ? (
          <th key={index} scope={props.scope}>
            <CellWords cell={cell} />
          </th>
        ) : (
          <td key={index}>
            <CellWords cell={cell} />
          </td>
        ),
      )}
    </tr>
  );
}

/** One paragraph is the cell itself. */
function CellWords({ cell }: { readonly cell: TableCell }) {
  const paragraphs = nodesIn(cell.content);
  const [only] = paragraphs;
  return paragraphs.length === 1 && only !== undefined ? (
    <InlineView content={only.content} />
  ) : (
    <ParagraphsView paragraphs={paragraphs} />
  );
}
