import type { Session } from '@alltalent/shared/api';
import { ROLES } from '@alltalent/shared/contracts';
import { ChoiceField } from '@alltalent/shared/ui/choice-field';
import { useId } from 'react';
import styles from './side-switch.module.css';
import { useSide } from './use-side';

const CHOICES = [
  { value: ROLES.talent, label: 'Talent' },
  { value: ROLES.client, label: 'Client' },
] as const;

/** Radio buttons that choose which side of the account the menus show; nothing for an account without two sides. */
export function SideSwitch({ viewer }: { readonly viewer: Session }) {
  const { side, choose } = useSide(viewer);
  const name = useId();
  if (side === null) return null;
  return (
    <div className={styles.box}>
      <ChoiceField label="Show my menu as" name={name} value={side} choices={CHOICES} onChange={choose} />
    </div>
  );
}
