import { observer } from 'mobx-react-lite';
import { comparePath } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { ButtonLink } from '../../components/button/Button';
import { useServices } from '../../ground/services';

/** The way to what was chosen in this tab, where the address names nothing. */
export const ChosenBefore = observer(function ChosenBefore() {
  const { codes } = useServices().stores.compare;
  const isAttached = useIsAttached();
  if (!isAttached || codes.length === 0) return null;
  return (
    <ButtonLink kind="outline" replace to={comparePath(codes)}>
      {`고른 ${codes.length}곳 비교하기`}
    </ButtonLink>
  );
});
