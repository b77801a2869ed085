import { LIMITS } from '@alltalent/shared/contracts';
import { TextField } from '@alltalent/shared/ui';
import type { FormEvent } from 'react';
import { FilterFields } from './filter-fields';
import styles from './board.module.css';
import { useFilterDraft } from './use-filter-draft';
import type { JobFilterControl } from './use-job-filter';

/** The search, and beside the list every other filter; a narrow screen has those in a sheet. */
export function JobRail({ control }: { readonly control: JobFilterControl }) {
  const { draft, errors, edit, flush } = useFilterDraft(control);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    flush();
  };
  return (
    <form role="search" aria-label="Filter jobs" className={styles.rail} noValidate onSubmit={handleSubmit}>
      <TextField
        label="Search"
        name="q"
        type="search"
        icon="search"
        value={draft.q}
        onChange={(q) => edit({ q })}
        maxLength={LIMITS.searchLength}
        placeholder="Part, client or city"
        autoComplete="off"
        enterKeyHint="search"
      />
      <div className={styles.fields}>
        <FilterFields draft={draft} errors={errors} onEdit={edit} />
      </div>
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
        Search
      </button>
    </form>
  );
}
