import type { PhoneValue } from './phone-number';

/** What the plain inputs and the library's have in common. */
export type PhoneInputProps = PhoneValue & {
  readonly name: string;
  readonly onChange: (value: PhoneValue) => void;
  readonly maxDigits: number;
  /** Attributes of the number's input. */
  readonly input: {
    readonly id: string;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-required': boolean | undefined;
  };
};
