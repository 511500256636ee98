import { Component, type ReactNode } from 'react';

interface PopupBoundaryProps {
  /** Called once: the popup cannot be shown. */
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

/** Draws nothing of a popup that broke while it was drawn, so that the page below it stays. */
export class PopupBoundary extends Component<PopupBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
