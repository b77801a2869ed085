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
type Digits = {
  /** Only digits can be typed, at most so many; left out, any text. */
  readonly digits?: number;
  /** True: any text, which the page checks, on a keyboard of digits. */
  readonly isNumber?: boolean;
};

/** One typed end of a range. */
export function RangeEndField({ digits, isNumber = digits !== undefined, onChange, ...end }: RangeEnd & Digits) {
  const toText = (text: string) => (digits === undefined ? text : text.replace(/\D/gu, '').slice(0, digits));
  return (
    <TextField
      {...end}
      isLabelHidden
      inputMode={isNumber ? 'numeric' : 'text'}
      autoComplete="off"
      onChange={(text) => onChange(toText(text))}
    />
  );
}

export type RangeFieldProps = RangeLook & Digits & { readonly from: RangeEnd; readonly to: RangeEnd };

/** A range whose ends are typed. */
export function RangeField({ from, to, digits, isNumber, ...look }: RangeFieldProps) {
  const kind = { digits, isNumber };
  return <RangeFrame {...look} from={<RangeEndField {...from} {...kind} />} to={<RangeEndField {...to} {...kind} />} />;
}
