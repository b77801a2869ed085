import { useField } from 'formik';

/** Programs fill in every field they find; people neither see nor reach this one, `website`. */
export function Trap() {
  const [field] = useField<string>('website');
  return (
    <div className="vh" aria-hidden="true">
      <label>
        Leave this empty
        <input {...field} type="text" tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
      </label>
    </div>
  );
}
