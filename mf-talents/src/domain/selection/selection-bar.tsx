import { LIMITS } from '@alltalent/shared/contracts';
import { Button, Icon, Picture } from '@alltalent/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { leaveSelectionAtom, selectionAtom } from './selection.atoms';
import styles from './selection-bar.module.css';

const FACES = 3;

type SelectionBarProps = {
  readonly isViewShown: boolean;
  readonly onToggleView: () => void;
  /** The selection is empty now. */
  readonly onBack: () => void;
  readonly onShare: () => void;
};

/** What is selected and what can be done with it; at the foot of the screen on a phone. */
export function SelectionBar({ isViewShown, onToggleView, onBack, onShare }: SelectionBarProps) {
  const selected = useAtomValue(selectionAtom);
  const leave = useSetAtom(leaveSelectionAtom);
  const [refusals, setRefusals] = useState(0);
  const tooMany = selected.length - LIMITS.sharedProfiles;
  if (selected.length === 0) return null;
  const handleBack = () => {
    leave();
    onBack();
  };
  const handleShare = () => {
    if (tooMany > 0) setRefusals((count) => count + 1);
    else onShare();
  };
  return (
    <section className={`ink ${styles.bar}`} aria-label="Selected profiles">
      <div className={styles.faces} aria-hidden="true">
        {selected.slice(0, FACES).map(({ id, profile_image: url }) => (
          <Picture key={id} src={url} alt="" width={80} height={100} sizes="40px" />
        ))}
      </div>
      <p className={`num ${styles.count}`} role="status">
        Selected Profiles ({selected.length})
      </p>
      <button type="button" className={styles.back} onClick={handleBack}>
        <Icon name="prev" />
        Back to Listing
      </button>
      <Button variant={isViewShown ? 'ink' : 'line'} size="small" aria-pressed={isViewShown} onClick={onToggleView}>
        <span>
          Show Selected<span className={styles.rest}> Profiles</span>
        </span>
      </Button>
      <Button size="small" icon="share" onClick={handleShare}>
        Share Selected Profiles
      </Button>
      {tooMany > 0 && <TooMany key={refusals} count={tooMany} isPressed={refusals > 0} />}
    </section>
  );
}

/** Said before the form; a press of Share all the same has it read aloud again. */
function TooMany({ count, isPressed }: { readonly count: number; readonly isPressed: boolean }) {
  return (
    <p className={`num ${styles.limit}`} role={isPressed ? 'alert' : undefined}>
      At most {LIMITS.sharedProfiles} profiles can be shared at once. Take {count} out to share.
    </p>
  );
}
