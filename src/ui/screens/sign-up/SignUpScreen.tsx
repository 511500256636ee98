import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { APP_PAGES } from '#core';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { ButtonLink } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { SignUpForm } from './parts/SignUpForm';

/** /more/sign-up: somebody whom a login did not know makes an account (spec/readings R28). */
export const SignUpScreen = observer(function SignUpScreen() {
  const { session } = useServices().stores;
  // Whoever signs up here is logged in at the end of it, and still sees the form. Who is there is
  // known only once the page is attached.
  const isAttached = useIsAttached();
  const [first, setFirst] = useState({ isAttached, wasLogin: session.isLogin });
  if (first.isAttached !== isAttached) setFirst({ isAttached, wasLogin: session.isLogin });
  return (
    <Page title={APP_PAGES.signUp.title} parent={PATH.home}>
      {first.wasLogin && session.isLogin ? (
        <EmptyState title="이미 로그인했어요" hint="바로 한칸을 쓸 수 있어요.">
          <ButtonLink to={PATH.home} replace>
            홈으로
          </ButtonLink>
        </EmptyState>
      ) : (
        <SignUpForm />
      )}
    </Page>
  );
});
