import { ErrorState } from '@alltalent/shared/ui';
import { Component, Fragment, type ReactNode } from 'react';

type SectionFenceProps = { readonly label: string; readonly children: ReactNode };
type SectionFenceState = { readonly hasFailed: boolean; readonly attempt: number };

/** What goes wrong in one section (its code does not load, its data cannot be drawn) stays in that section. */
export class SectionFence extends Component<SectionFenceProps, SectionFenceState> {
  override state: SectionFenceState = { hasFailed: false, attempt: 0 };

  static getDerivedStateFromError(): Partial<SectionFenceState> {
    return { hasFailed: true };
  }

  private readonly handleRetry = () => this.setState(({ attempt }) => ({ hasFailed: false, attempt: attempt + 1 }));

  override render(): ReactNode {
    const { label, children } = this.props;
    if (!this.state.hasFailed) return <Fragment key={this.state.attempt}>{children}</Fragment>;
    return (
      <div className="wrap section">
        <ErrorState isCompact title={`${label} did not load`} onRetry={this.handleRetry} />
      </div>
    );
  }
}
