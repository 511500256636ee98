import { Page } from '../../ground/Page';

export function YouthGuideScreen() {
  return (
    <Page title="공고 읽는 법" parent={null}>
      {null}
    </Page>
  );
}
