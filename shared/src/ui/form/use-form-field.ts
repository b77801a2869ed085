import { useField } from 'formik';

export type FormField<T> = {
  readonly value: T;
  readonly error: string | undefined;
  readonly onChange: (value: T) => void;
  readonly onBlur: () => void;
};

/** Ties a field to Formik. The error of a field goes away with the first edit and comes back when the form is sent. */
export function useFormField<T>(name: string): FormField<T> {
  const [{ value }, { error, touched }, { setValue, setError, setTouched }] = useField<T>(name);
  return {
    value,
    error: touched ? error : undefined,
    onChange: (next) => {
      setError(undefined);
      void setValue(next, false);
    },
    onBlur: () => void setTouched(true),
  };
}
