import { Component, type ReactNode } from 'react';

type PartBoundaryProps = {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  readonly onFault: (error: unknown) => void;
  /** Whether an error is left to the boundary of the page. */
  readonly isForPage?: ((error: unknown) => boolean) | undefined;
};
type PartBoundaryState = { readonly caught: { readonly error: unknown } | null };

/** Error boundary of a part of the page. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (!this.isForPage(error)) this.props.onFault(error);
  }

  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    if (this.isForPage(caught.error)) throw caught.error;
    return this.props.fallback;
  }

  private isForPage(error: unknown): boolean {
    return this.props.isForPage?.(error) ?? false;
  }
}
