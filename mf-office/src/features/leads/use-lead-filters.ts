import { useParamChanges } from '../../domain/address/use-param-changes';
import { AD_TYPE_LIST, isDate, LEAD_HOLDERS, LEAD_STATES, type LeadListInput } from '@alltalent/shared/contracts';
import { useTypedSearch } from '../../domain/search-field/use-typed-search';

const FITS = {
  form: (value: string) => AD_TYPE_LIST.some((form) => form === value),
  page: () => true,
  variant: () => true,
  release: () => true,
  state: (value: string) => LEAD_STATES.some((state) => state === value),
  holder: (value: string) => LEAD_HOLDERS.some((holder) => holder === value),
  confirmed: (value: string) => value === 'all',
  since: isDate,
  search: () => true,
} as const satisfies Readonly<Record<string, (value: string) => boolean>>;

export type LeadFilter = keyof typeof FITS;
/** Filters in force by their name; a filter that is not there selects every lead. */
export type LeadFilters = Readonly<Partial<Record<LeadFilter, string>>>;
const NAMES = Object.keys(FITS) as LeadFilter[];

/** The filters in the address, and the way to change them; values that no list knows are left out. */
export function useLeadFilters() {
  const [params, changeParams] = useParamChanges();
  const inForce = NAMES.flatMap((name) => {
    const value = params.get(name) ?? '';
    return value !== '' && FITS[name](value) ? [[name, value] as const] : [];
  });
  const change = (changes: LeadFilters, isTyped = false) => changeParams(changes, { replace: isTyped });
  const clear = () => change(Object.fromEntries(NAMES.map((name) => [name, ''])));
  return { filters: Object.fromEntries(inForce) as LeadFilters, change, clear };
}

export type ChosenFilters = ReturnType<typeof useLeadFilters>;

/** The words of the search as they are typed. */
export function useLeadSearch({ filters: { search = '' }, change, clear }: ChosenFilters) {
  const { typed, type, empty } = useTypedSearch(search, (words) => change({ search: words }, true));
  return {
    typed,
    type,
    clear: () => {
      empty();
      clear();
    },
  };
}

export type TypedSearch = ReturnType<typeof useLeadSearch>;

/** Input of a call by these filters, whose values the hook has checked. */
export function inputOf(filters: LeadFilters): LeadListInput {
  return { holder: 'all', confirmed: 'yes', search: '', ...filters } as LeadListInput;
}
