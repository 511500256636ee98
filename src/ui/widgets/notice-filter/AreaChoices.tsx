import { useState } from 'react';
import { areaKey, isWithin, MOST_ASKED, type NoticeTally } from '#core';
import { Icon } from '../../components/icon/Icon';
import { areaTree, toggledArea, type AreaNames, type AreaNode } from './area-tree';
import { FilterCheck, FilterCount } from './FilterCheck';
import styles from './area-choices.module.scss';

interface AreaChoicesProps {
  readonly areas: NoticeTally['areas'];
  readonly asked: readonly string[];
  readonly names: AreaNames;
  readonly onChange: (asked: readonly string[]) => void;
}

/** Where a notice is for: 시·도, and behind each its 시·군·구 and what was chosen of them. */
export function AreaChoices({ areas, asked, names, onChange }: AreaChoicesProps) {
  const tree = areaTree(areas, asked, names);
  const isFull = asked.length >= MOST_ASKED;
  return (
    <>
      <AreaList
        nodes={tree}
        asked={asked}
        isFull={isFull}
        onToggle={(code) => {
          onChange(toggledArea(asked, code));
        }}
      />
      {isFull && <p className={styles.note}>지역은 {MOST_ASKED}곳까지 고를 수 있어요.</p>}
    </>
  );
}

interface AreaListProps {
  readonly nodes: readonly AreaNode[];
  readonly asked: readonly string[];
  readonly isFull: boolean;
  readonly onToggle: (code: string) => void;
}

const AreaList = ({ nodes, ...rest }: AreaListProps) => (
  <ul className={styles.list}>
    {nodes.map((node) => (
      <AreaItem key={node.code} node={node} {...rest} />
    ))}
  </ul>
);

function AreaItem({ node, ...rest }: Omit<AreaListProps, 'nodes'> & { readonly node: AreaNode }) {
  const { asked, isFull, onToggle } = rest;
  const isAsked = asked.includes(node.code);
  // What is chosen in it is seen; everything else stays folded until it is looked for.
  const [isUnfolded, setUnfolded] = useState<boolean | null>(null);
  const hasChosen = asked.some(
    (code) => areaKey(code) !== areaKey(node.code) && isWithin(code, node.code),
  );
  const isOpen = isUnfolded ?? hasChosen;
  return (
    <li>
      <div className={styles.row}>
        <FilterCheck
          checked={isAsked}
          count={null}
          disabled={isFull && !isAsked && !hasChosen}
          onChange={() => {
            onToggle(node.code);
          }}
        >
          {node.name}
        </FilterCheck>
        {node.children.length > 0 && (
          <button
            type="button"
            className={styles.unfold}
            aria-label={`${node.name} 안의 지역`}
            aria-expanded={isOpen}
            onClick={() => {
              setUnfolded(!isOpen);
            }}
          >
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
          </button>
        )}
        <FilterCount count={node.count} />
      </div>
      {isOpen && node.children.length > 0 && (
        <div className={styles.inner}>
          <AreaList nodes={node.children} {...rest} />
        </div>
      )}
    </li>
  );
}
