import { Page } from '../../ground/Page';

export function YouthScreen() {
  return (
    <Page title="청년" parent={null}>
      {null}
    </Page>
  );
}
