import { LIMITS } from '@alltalent/shared/contracts';
import { Button, TextField } from '@alltalent/shared/ui';
import { useMediaQuery } from '@alltalent/shared/ui/media-query';
import type { FormEvent } from 'react';
import { t } from '../../messages';
import { FilterFields } from './filter-fields';
import styles from './board.module.css';
import { useFilterDraft } from './use-filter-draft';
import type { JobFilterControl } from './use-job-filter';

/** The order, which is chosen outside the form, is sent with it where there is no script. */
export const FILTER_FORM = 'job-filter';

/** As in board.module.css. */
const NARROW = '(max-width: 60rem)';

/** The search, and beside the list every other filter; a narrow screen has those in a sheet, and does not draw them here. */
export function JobRail({ control }: { readonly control: JobFilterControl }) {
  const { draft, errors, edit, flush } = useFilterDraft(control);
  const isNarrow = useMediaQuery(NARROW, false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    flush();
  };
  return (
    <form id={FILTER_FORM} role="search" aria-label="Filter jobs" action="/jobs" className={styles.rail} noValidate onSubmit={handleSubmit}>
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
      {!isNarrow && (
        <div className={styles.railFields}>
          <FilterFields draft={draft} errors={errors} onEdit={edit} />
        </div>
      )}
      <button type="submit" className="vh needs-script" tabIndex={-1} aria-hidden="true">
        Search
      </button>
      <noscript>
        <Button type="submit" variant="ink">
          {t('board.show')}
        </Button>
      </noscript>
    </form>
  );
}
