import { refusalOf } from '@alltalent/shared/api';
import { TextButton } from '@alltalent/shared/ui';
import { type FormikValues, useFormikContext } from 'formik';

type TakeNewestProps<Values> = {
  readonly label: string;
  /** Resolves to the values that the fields get; null: they stay. */
  readonly onTake: (typed: Values) => Promise<Values | null>;
};

/** The way to what a colleague saved. When it cannot be read, what was typed stays, and so does the way. */
export function TakeNewest<Values extends FormikValues>({ label, onTake }: TakeNewestProps<Values>) {
  const { values: typed, setStatus, setValues } = useFormikContext<Values>();
  const take = async () => {
    try {
      const values = await onTake(typed);
      setStatus(undefined);
      if (values) void setValues(values, false);
    } catch (error) {
      setStatus(refusalOf(error));
    }
  };
  return <TextButton onClick={() => void take()}>{label}</TextButton>;
}
