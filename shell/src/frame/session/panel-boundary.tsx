import { Component, type ReactNode } from 'react';

type PanelBoundaryProps = {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  readonly onFault: (error: unknown) => void;
};

/** Error boundary of a panel's content. */
export class PanelBoundary extends Component<PanelBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
