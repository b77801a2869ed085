import { LIMITS } from '@alltalent/shared/contracts';
import { TextField } from '@alltalent/shared/ui';
import { useSearchParams } from 'react-router';
import { useTypedText } from '@alltalent/shared/ui/typed-text';

/** Search text of the FAQs, mirrored in the URL so that a filtered page can be shared. */
export function useFaqSearch(): [search: string, changeSearch: (search: string) => void] {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useTypedText(params.get('q') ?? '');
  const changeSearch = (next: string) => {
    setSearch(next);
    setParams(next.trim() === '' ? {} : { q: next.trim() }, { replace: true, preventScrollReset: true });
  };
  return [search, changeSearch];
}

type FaqSearchProps = { readonly value: string; readonly onChange: (value: string) => void };

export function FaqSearch({ value, onChange }: FaqSearchProps) {
  return (
    <form role="search" action="/faqs" onSubmit={(event) => event.preventDefault()}>
      <TextField
        label="Search the answers"
        name="q"
        type="search"
        value={value}
        onChange={onChange}
        maxLength={LIMITS.searchLength}
        placeholder="Refund, child, phone number"
      />
    </form>
  );
}
