import { Component, type ReactNode } from 'react';
import type { Load } from './load.ts';
import { PartPlaceholder, SlotPlaceholder } from './part-placeholder.tsx';
import { noteFields } from './typed-fields.ts';

interface Props {
  place: 'page' | 'slot';
  load: Load<unknown>;
  /** Content that stays beside what replaces the part. */
  kept?: ReactNode;
  children: ReactNode;
}

/** Contains a part that throws in its own place, until it comes from another release or the visitor tries again. */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    noteFields();
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    void this.awaitReplacement(error);
  }

  private async awaitReplacement(thrown: unknown): Promise<void> {
    const { load } = this.props;
    load.replace(thrown);
    await load.ready;
    this.setState({ failed: false });
  }

  override render() {
    const { place, load, kept, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <>
        {place === 'page' ? <PartPlaceholder load={load} /> : <SlotPlaceholder load={load} />}
        {kept}
      </>
    );
  }
}
