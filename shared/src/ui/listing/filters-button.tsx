import { Button, type ButtonProps } from '../button/button';
import { joinClasses } from '../join-classes';

export type FiltersButtonProps = Omit<ButtonProps, 'variant' | 'icon' | 'aria-haspopup'> & {
  /** Filters in force; 0 shows no number. */
  readonly count: number;
  readonly countClassName?: string | undefined;
};

/** Opens the filter sheet and shows how many filters are in force. */
export function FiltersButton({ count, countClassName, children, ...button }: FiltersButtonProps) {
  return (
    <Button {...button} variant="line" icon="tune" aria-haspopup="dialog">
      {children}
      {count > 0 && (
        <span className={joinClasses(countClassName, 'num')}>
          {count}
          <span className="vh"> active</span>
        </span>
      )}
    </Button>
  );
}
