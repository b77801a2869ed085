import { type Location, useLocation, useSearchParams } from 'react-router';

/** New values of query parameters by name; '' or undefined removes a parameter. */
export type ParamChanges = Readonly<Record<string, string | undefined>>;
type ChangeOptions = { /** Whether the current entry of the history is replaced. */ readonly replace?: boolean };

/** Parameters that were last set while a location was shown. */
let asked: { readonly at: Location; readonly params: URLSearchParams } | null = null;

/** New values, or a function that derives them from the latest parameters, which may not be rendered yet. */
type Change = ParamChanges | ((newest: URLSearchParams) => ParamChanges);

/** Returns the query parameters and a function that changes some of them. Two changes made before the next render both apply. */
export function useParamChanges(): readonly [URLSearchParams, (change: Change, options?: ChangeOptions) => void] {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const change = (wanted: Change, { replace = false }: ChangeOptions = {}) => {
    const next = new URLSearchParams(asked?.at === location ? asked.params : params);
    const changes = typeof wanted === 'function' ? wanted(next) : wanted;
    for (const [name, value = ''] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    asked = { at: location, params: next };
    setParams(next, { replace, preventScrollReset: true });
  };
  return [params, change];
}
