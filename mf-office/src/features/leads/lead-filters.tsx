import { AD_TYPE_LIST, dayInIndia, LEAD_HOLDERS, LEAD_PAGES, LEAD_STATES } from '@alltalent/shared/contracts';
import { Icon, SelectField, TextButton, TextField } from '@alltalent/shared/ui';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { SearchField } from '../../domain/search-field/search-field';
import { t } from '../../messages/leads';
import { FORM_NAMES, HOLDER_NAMES, STATE_NAMES } from './lead-words';
import styles from './leads.module.css';
import type { ChosenFilters, LeadFilter, TypedSearch } from './use-lead-filters';

type LeadFiltersProps = {
  readonly chosen: ChosenFilters;
  readonly typing: TypedSearch;
  readonly variants: readonly string[];
  readonly searchRef: RefObject<HTMLDivElement | null>;
};

const FOLDED: readonly LeadFilter[] = ['form', 'page', 'variant', 'release', 'confirmed', 'since'];

/** Search and filters of the list; state and holder are in sight, the others unfold. */
export function LeadFilters({ chosen: { filters, change }, typing, variants, searchRef }: LeadFiltersProps) {
  const folded = FOLDED.filter((name) => filters[name] !== undefined).length;
  return (
    <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <div ref={searchRef}>
        <Search {...typing} />
      </div>
      <div className={styles.pair}>
        <SelectField
          name="state"
          label={t('leads.state')}
          value={filters.state ?? ''}
          placeholder={t('leads.anyState')}
          options={LEAD_STATES.map((state) => ({ value: state, label: t(STATE_NAMES[state]) }))}
          onChange={(state) => change({ state })}
        />
        <SelectField
          name="holder"
          label={t('leads.assignee')}
          value={filters.holder ?? 'all'}
          options={LEAD_HOLDERS.map((holder) => ({ value: holder, label: t(HOLDER_NAMES[holder]) }))}
          onChange={(holder) => change({ holder: holder === 'all' ? '' : holder })}
        />
      </div>
      <details className={styles.folded} open={folded > 0 || undefined}>
        <summary>
          <Icon name="tune" />
          {t('leads.moreFilters', { count: folded })}
        </summary>
        <Folded filters={filters} change={change} variants={variants} />
      </details>
      {Object.keys(filters).length > 0 && (
        <TextButton className={styles.clear} onClick={typing.clear}>
          {t('leads.clear')}
        </TextButton>
      )}
    </form>
  );
}

function Search({ typed, type }: TypedSearch) {
  return <SearchField label={t('leads.search')} isCompact value={typed} onChange={type} onKeyDown={leaveOnEnter} />;
}

/** Leaves the field, so that the keys of the list work on what was found. A form with two such fields is not sent by Enter. */
function leaveOnEnter({ key, target }: KeyboardEvent): void {
  if (key === 'Enter' && target instanceof HTMLInputElement) target.blur();
}

type FoldedProps = Pick<ChosenFilters, 'filters' | 'change'> & Pick<LeadFiltersProps, 'variants'>;

function Folded({ filters, change, variants }: FoldedProps) {
  const pages = withChosen(Object.values(LEAD_PAGES), filters.page);
  return (
    <div className={styles.foldedFields}>
      <SelectField
        name="form"
        label={t('leads.form')}
        value={filters.form ?? ''}
        placeholder={t('leads.anyForm')}
        options={AD_TYPE_LIST.map((form) => ({ value: form, label: t(FORM_NAMES[form]) }))}
        onChange={(form) => change({ form })}
      />
      <SelectField
        name="page"
        label={t('leads.page')}
        value={filters.page ?? ''}
        placeholder={t('leads.anyPage')}
        options={pages.map((page) => ({ value: page, label: page }))}
        onChange={(page) => change({ page })}
      />
      <SelectField
        name="variant"
        label={t('leads.variant')}
        value={filters.variant ?? ''}
        placeholder={t('leads.anyVariant')}
        options={withChosen(variants, filters.variant).map((variant) => ({ value: variant, label: variant }))}
        onChange={(variant) => change({ variant })}
      />
      <ReleaseField key={filters.release ?? ''} release={filters.release ?? ''} onChoose={(release) => change({ release })} />
      <TextField
        name="since"
        type="date"
        label={t('leads.since')}
        max={dayInIndia(Date.now())}
        value={filters.since ?? ''}
        onChange={(since) => change({ since })}
      />
      <SelectField
        name="confirmed"
        label={t('leads.confirmed')}
        value={filters.confirmed ?? ''}
        placeholder={t('leads.confirmedOnly')}
        options={[{ value: 'all', label: t('leads.confirmedAll') }]}
        onChange={(confirmed) => change({ confirmed })}
      />
    </div>
  );
}

type ReleaseFieldProps = { readonly release: string; readonly onChoose: (release: string) => void };

/** The release whose page leads were sent from, as a lead names it. It is taken when it is left, for a part of it finds nothing. */
function ReleaseField({ release, onChoose }: ReleaseFieldProps) {
  const [typed, setTyped] = useState(release);
  const choose = () => {
    if (typed.trim() !== release) onChoose(typed.trim());
  };
  return (
    <TextField
      name="release"
      label={t('leads.release')}
      hint={t('leads.releaseHint')}
      maxLength={80}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={setTyped}
      onBlur={choose}
      onKeyDown={({ key }) => {
        if (key === 'Enter') choose();
      }}
    />
  );
}

/** What can be chosen, with what the address chose besides. */
function withChosen(values: readonly string[], chosen: string | undefined): readonly string[] {
  return chosen === undefined || values.includes(chosen) ? values : [...values, chosen];
}
