import { Page } from '../../ground/Page';

export function NoticesScreen() {
  return (
    <Page title="청년공고" parent={null}>
      {null}
    </Page>
  );
}
