import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from '../field/text-field';
import { joinClasses } from '../join-classes';
import styles from './range-field.module.css';

type RangeLook = {
  readonly legend: string;
  /** A unit or the limits, beside the legend. */
  readonly note?: string;
  /** Shown below the two fields. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
};

export type RangeFrameProps = RangeLook & { readonly from: ReactNode; readonly to: ReactNode };

/** Two fields side by side for the ends of a range; either may be left open. */
export function RangeFrame({ legend, note, from, to, children, className }: RangeFrameProps) {
  return (
    <fieldset className={joinClasses(styles.range, className)}>
      <legend className={styles.legend}>
        {legend} {note && <span className={styles.note}>{note}</span>}
      </legend>
      <div className={styles.pair}>
        {from}
        <span className={styles.to} aria-hidden="true">
          to
        </span>
        {to}
      </div>
      {children}
    </fieldset>
  );
}

export type RangeEnd = Pick<TextFieldProps, 'label' | 'name' | 'placeholder' | 'value' | 'error' | 'onChange' | 'className'>;
type Keyboard = {
  /** True: a keyboard of digits. Any text can be typed; the page checks it and says what is wrong. */
  readonly isNumber?: boolean;
};

/** One typed end of a range. */
export function RangeEndField({ isNumber = false, ...end }: RangeEnd & Keyboard) {
  return <TextField {...end} isLabelHidden inputMode={isNumber ? 'numeric' : 'text'} autoComplete="off" />;
}

export type RangeFieldProps = RangeLook & Keyboard & { readonly from: RangeEnd; readonly to: RangeEnd };

/** A range whose ends are typed. */
export function RangeField({ from, to, isNumber, ...look }: RangeFieldProps) {
  return <RangeFrame {...look} from={<RangeEndField {...from} isNumber={isNumber} />} to={<RangeEndField {...to} isNumber={isNumber} />} />;
}
