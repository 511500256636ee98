import { observer } from 'mobx-react-lite';
import { OPTIONAL, REQUIRED } from '../consents.data';
import type { SignUpStore } from '../sign-up-store';
import { ConsentRow } from './ConsentRow';
import styles from './sign-up-form.module.scss';

const ALL = { title: '필수 항목에 모두 동의해요', points: [] } as const;

/** Required and optional consents apart (facts.md F7): ticking all of the required ones ticks no other. */
export const ConsentFields = observer(function ConsentFields({
  store,
}: {
  readonly store: SignUpStore;
}) {
  const { consents } = store.member;
  return (
    <>
      <fieldset className={styles.consents}>
        <legend>꼭 필요한 동의</legend>
        <div className={styles.all}>
          <ConsentRow
            text={ALL}
            kind={null}
            checked={store.hasAllRequired}
            fault={null}
            onChange={(agreed) => {
              store.consentToRequired(agreed);
            }}
          />
        </div>
        {REQUIRED.map((text) => (
          <ConsentRow
            key={text.name}
            text={text}
            kind="필수"
            checked={consents[text.name]}
            fault={store.faultOf(text.name)}
            onChange={(agreed) => {
              store.consent(text.name, agreed);
            }}
          />
        ))}
      </fieldset>
      <fieldset className={styles.consents}>
        <legend>골라서 하는 동의</legend>
        <p>동의하지 않아도 가입할 수 있어요.</p>
        {OPTIONAL.map((text) => (
          <ConsentRow
            key={text.name}
            text={text}
            kind="선택"
            checked={consents[text.name]}
            disabled={text.name === 'nightMarketing' && !consents.marketing}
            fault={null}
            onChange={(agreed) => {
              store.consent(text.name, agreed);
            }}
          />
        ))}
      </fieldset>
    </>
  );
});
