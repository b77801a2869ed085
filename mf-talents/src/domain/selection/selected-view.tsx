import type { TalentCard } from '@alltalent/shared/contracts';
import { Button, EmptyState, ErrorState, Alert } from '@alltalent/shared/ui';
import { useSetAtom } from 'jotai';
import { type ComponentType, type ReactNode, useRef } from 'react';
import styles from './selected-view.module.css';
import { dropAtom } from './selection.atoms';
import { useSelectedTalents } from './use-selected-talents';

export type SelectedGridProps = {
  readonly talents: readonly TalentCard[];
  /** Called when a talent leaves the selection. */
  readonly onTakenOut: () => void;
};

type SelectedViewProps = {
  readonly onBack: () => void;
  /** The cards as the listing shows them. */
  readonly Grid: ComponentType<SelectedGridProps>;
  readonly renderSkeleton: (isShown: boolean) => ReactNode;
};

/** The selected profiles alone, as the server has them now. */
export function SelectedView({ onBack, Grid, renderSkeleton }: SelectedViewProps) {
  const region = useRef<HTMLElement>(null);
  const { talents, gone, isEmpty, error, isSkeletonShown, retry } = useSelectedTalents();
  const takeFocus = () => region.current?.focus({ preventScroll: true });
  const handleRetry = () => {
    takeFocus();
    retry();
  };
  const isWaiting = !isEmpty && !talents && !error;
  return (
    <section ref={region} className={styles.view} aria-labelledby="selected-talents" aria-busy={isWaiting} tabIndex={-1}>
      <h2 id="selected-talents" className="vh">
        Selected talents
      </h2>
      {isEmpty && <Nobody onBack={onBack} />}
      {!isEmpty && gone.length > 0 && <Gone ids={gone} onDropped={takeFocus} />}
      {!isEmpty && talents && talents.length > 0 && <Grid talents={talents} onTakenOut={takeFocus} />}
      {!isEmpty && error && (
        <ErrorState
          title="The selected profiles did not load"
          headingLevel={3}
          error={error}
          detail="Your selection is still here."
          onRetry={handleRetry}
        />
      )}
      {isWaiting && renderSkeleton(isSkeletonShown)}
    </section>
  );
}

function Nobody({ onBack }: { readonly onBack: () => void }) {
  return (
    <EmptyState
      title="Nobody is selected"
      headingLevel={3}
      action={
        <Button variant="ink" onClick={onBack}>
          Back to Listing
        </Button>
      }
    >
      Tick the faces you like, and they are collected here.
    </EmptyState>
  );
}

function Gone({ ids, onDropped }: { readonly ids: readonly number[]; readonly onDropped: () => void }) {
  const drop = useSetAtom(dropAtom);
  const handleDrop = () => {
    onDropped();
    drop(ids);
  };
  return (
    <div className={styles.gone}>
      <Alert kind="info">
        {ids.length === 1 ? 'One profile you selected is' : `${ids.length} profiles you selected are`} not public any more and cannot be
        shared.
      </Alert>
      <Button variant="line" size="small" onClick={handleDrop}>
        Take {ids.length === 1 ? 'it' : 'them'} out
      </Button>
    </div>
  );
}
