import { Component, type ReactNode } from 'react';
import { FailedState } from '../components/state/FailedState';

interface ErrorBoundaryProps {
  /** Another one tries again by itself: the address. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/** Catches what broke while drawing, so that the frame around it stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (before.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = (): void => {
    if (this.state.hasFailed) this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <FailedState
        title="화면을 보여 드리지 못했어요"
        reason="다시 불러와도 그대로라면 잠시 뒤에 시도해 주세요."
        onRetry={this.retry}
      />
    );
  }
}
