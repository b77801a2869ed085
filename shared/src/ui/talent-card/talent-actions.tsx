import type { MouseEventHandler } from 'react';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import styles from './talent-card.module.css';

export type TalentTickProps = {
  /** 'Select Kabir Anand' */
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
};

/** Takes a talent into the selection. */
export function TalentTick({ label, isChecked, onChange }: TalentTickProps) {
  return (
    <label className={joinClasses(styles.tick, 'needs-script')}>
      <span className="vh">{label}</span>
      <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
    </label>
  );
}

export type TalentHeartProps = {
  /** 'Save Kabir Anand' */
  readonly label: string;
  readonly isPressed: boolean;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
};

/** Makes a talent a favourite. */
export function TalentHeart({ label, isPressed, onClick }: TalentHeartProps) {
  return (
    <button
      type="button"
      className={joinClasses(styles.heart, 'needs-script')}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon name="heart" />
    </button>
  );
}
