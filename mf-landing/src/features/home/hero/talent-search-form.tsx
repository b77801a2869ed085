import { LIMITS } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import css from './talent-search-form.module.css';

const FIELDS = ['searchtext', 'location'] as const;

/** Hands what was typed to the listing; an empty search shows everyone. */
export function TalentSearchForm() {
  const navigate = useNavigate();
  const id = useId();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = readSearch(new FormData(event.currentTarget)).toString();
    void navigate(params === '' ? '/talents' : `/talents?${params}`);
  };
  return (
    <form className={css.seek} action="/talents" role="search" aria-label="Talent" onSubmit={handleSubmit}>
      <div className={css.part}>
        <label htmlFor={`${id}q`}>Who are you looking for?</label>
        <input
          id={`${id}q`}
          name="searchtext"
          placeholder="Singer, dancer, stunt rider"
          maxLength={LIMITS.searchLength}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <div className={`${css.part} ${css.city}`}>
        <label htmlFor={`${id}city`}>City</label>
        <input
          id={`${id}city`}
          name="location"
          placeholder="Any"
          maxLength={LIMITS.searchLength}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <button type="submit" className={css.go} aria-label="Search talent">
        <Icon name="search" />
      </button>
    </form>
  );
}

function readSearch(data: FormData): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of FIELDS) {
    const value = data.get(name);
    if (typeof value === 'string' && value.trim() !== '') params.set(name, value.trim());
  }
  return params;
}
