import { observer } from 'mobx-react-lite';
import { Checkbox } from '../../../components/field/Checkbox';
import { FieldGroup } from '../../../components/field/FieldGroup';
import { OPTIONAL, REQUIRED } from '../consents.data';
import type { SignUpStore } from '../sign-up-store';
import { ConsentRow } from './ConsentRow';
import styles from './sign-up-form.module.scss';

/**
 * Required and optional consents apart (spec/facts F7): ticking all of the required ones ticks no
 * other.
 */
export const ConsentFields = observer(function ConsentFields({
  store,
}: {
  readonly store: SignUpStore;
}) {
  const { consents } = store.member;
  return (
    <>
      <FieldGroup label="꼭 필요한 동의">
        <div className={styles.all}>
          <Checkbox
            checked={store.hasAllRequired}
            onChange={(agreed) => {
              store.consentToRequired(agreed);
            }}
          >
            필수 항목에 모두 동의해요
          </Checkbox>
        </div>
        {REQUIRED.map((text) => (
          <ConsentRow
            key={text.name}
            text={text}
            need="required"
            checked={consents[text.name]}
            error={store.faultOf(text.name)}
            onChange={(agreed) => {
              store.consent(text.name, agreed);
            }}
          />
        ))}
      </FieldGroup>
      <FieldGroup label="골라서 하는 동의" hint="동의하지 않아도 가입할 수 있어요.">
        {OPTIONAL.map((text) => (
          <ConsentRow
            key={text.name}
            text={text}
            need="optional"
            checked={consents[text.name]}
            disabled={text.name === 'nightMarketing' && !consents.marketing}
            onChange={(agreed) => {
              store.consent(text.name, agreed);
            }}
          />
        ))}
      </FieldGroup>
    </>
  );
});
