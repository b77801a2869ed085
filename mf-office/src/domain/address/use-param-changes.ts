import { type Location, useLocation, useSearchParams } from 'react-router';

/** New values by the names of parameters; '' or undefined takes one out of the address. */
export type ParamChanges = Readonly<Record<string, string | undefined>>;
type ChangeOptions = { /** Whether the address before is left out of the history. */ readonly replace?: boolean };

/** Parameters that were asked for while a location was shown. */
let asked: { readonly at: Location; readonly params: URLSearchParams } | null = null;

/** What changes, or a function that says so of the newest parameters, which may not be drawn yet. */
type Change = ParamChanges | ((newest: URLSearchParams) => ParamChanges);

/** Returns the parameters of the address, and what changes some of them. Of two changes before the next drawing, both hold. */
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
