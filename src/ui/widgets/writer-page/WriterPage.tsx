import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { Button } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { Page } from '../../ground/Page';
import { useServices } from '../../ground/services';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';
import { FormBones } from './FormBones';
import { useWriter } from './use-writer';

interface WriterPageProps {
  readonly title: string;
  readonly parent: string;
  /** What comes of writing here, told to who has to log in first. */
  readonly hint?: string;
  /** The form of the one who writes. What is theirs differs by who it is: give it a key. */
  readonly children: (writer: string) => ReactNode;
}

/** A page on which members write; a visitor is asked to log in. */
export const WriterPage = observer(function WriterPage(props: WriterPageProps) {
  const { title, parent, hint = '쓴 글은 언제든 고치거나 지울 수 있어요.', children } = props;
  const writer = useWriter();
  if (writer !== null) return children(writer);
  return (
    <Page title={title} parent={parent}>
      <Lacking hint={hint} />
    </Page>
  );
});

function Lacking({ hint }: { readonly hint: string }) {
  const { popups } = useServices().stores;
  const isAttached = useIsAttached();
  // Who is there is not known before.
  if (!isAttached) return <FormBones />;
  return (
    <EmptyState title="로그인하면 글을 쓸 수 있어요" hint={hint}>
      <Button
        onClick={() => {
          void popups.askOnce('login', ORDINARY_LOGIN);
        }}
      >
        로그인하기
      </Button>
    </EmptyState>
  );
}
