import { joinClasses } from '../join-classes';
import { ICON_PATHS, type IconName } from './icon-paths';
import styles from './icon.module.css';

export type IconProps = { readonly name: IconName; readonly isSolid?: boolean; readonly className?: string };

/** Decorative icon beside text; a control with only an icon needs a label of its own. */
export function Icon({ name, isSolid = false, className }: IconProps) {
  return (
    <svg className={joinClasses(styles.icon, isSolid && styles.solid, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
