import { PARTY, partyName, type Party } from '#core';
import { Icon } from '../../components/icon/Icon';
import { classNames } from '../../styles/class-names';
import { partyIcons } from './party-icons.data';
import styles from './party-tag.module.scss';

/** Who offers a room: first of all tags. Brokers are neutral, who lives or owns there is not. */
export function PartyTag({ party }: { readonly party: Party }) {
  return (
    <span className={classNames(styles.party, party === PARTY.BROKER && styles.broker)}>
      <Icon shape={partyIcons[party]} size={14} />
      {partyName(party)}
    </span>
  );
}
