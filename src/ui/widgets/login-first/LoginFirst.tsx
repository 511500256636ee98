import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { useServices } from '../../ground/services';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';

interface LoginFirstProps {
  /** What a login opens: `로그인하면 … 볼 수 있어요`. */
  readonly title: string;
  /** What a member finds there. */
  readonly hint?: string;
  readonly picture?: ReactNode;
}

/** What a visitor sees where only members have something, with the way to log in. */
export function LoginFirst(words: LoginFirstProps) {
  const { popups } = useServices().stores;
  return (
    <EmptyState {...words}>
      <Button
        onClick={() => {
          void popups.askOnce('login', ORDINARY_LOGIN);
        }}
      >
        로그인
      </Button>
    </EmptyState>
  );
}
