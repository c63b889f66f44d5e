import { Component, type ReactNode } from 'react';
import { ShellHostContext } from '../shell-host.tsx';
import { PartFailure } from './part-failure.tsx';

interface Props {
  remoteId: string;
  place: 'page' | 'slot';
  /** What stays beside the notice of failure. */
  kept?: ReactNode;
  children: ReactNode;
}

/** Keeps a remote that throws while rendering inside its own place, with a way to try again. */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  static override contextType = ShellHostContext;
  declare context: React.ContextType<typeof ShellHostContext>;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.context?.servicesOf(this.props.remoteId).telemetry.error(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <PartFailure place={this.props.place} onRetry={() => this.setState({ failed: false })} />
        {this.props.kept}
      </>
    );
  }
}
