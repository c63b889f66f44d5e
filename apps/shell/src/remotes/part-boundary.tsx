import { Component, type ReactNode } from 'react';
import { ShellHostContext } from '../host/shell-host.tsx';
import { PartFailure } from './part-failure.tsx';

interface Props {
  remoteId: string;
  place: 'page' | 'slot';
  /** Loads the part again. */
  onRetry: () => void;
  /** Content that stays beside the failure notice. */
  kept?: ReactNode;
  children: ReactNode;
}

/** Contains a remote that throws while rendering in its own place, with a button to retry. */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  static override contextType = ShellHostContext;
  declare context: React.ContextType<typeof ShellHostContext>;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.context?.bindServices(this.props.remoteId).telemetry.error(error, { where: 'render' });
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <PartFailure place={this.props.place} onRetry={this.retry} />
        {this.props.kept}
      </>
    );
  }
}
