import { Component, type ReactNode } from 'react';

type OwnFaultsProps = { readonly onFault: (error: unknown) => void; readonly children: ReactNode };

/** Hands errors of the page past the frame around it, which another squad releases and is not to blame for them. */
export class OwnFaults extends Component<OwnFaultsProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
