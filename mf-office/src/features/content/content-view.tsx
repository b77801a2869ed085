import { OFFICE_LIMITS, TEXT_KINDS, type TextKind } from '@alltalent/shared/contracts';
import { Button, ChipLink, TextField, TextLink } from '@alltalent/shared/ui';
import { useDebouncedValue } from '@alltalent/shared/ui/debounced-value';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useKeys } from '../../domain/queue/use-keys';
import { kindNames } from '../../domain/texts/text-kinds';
import { t } from '../../messages/content';
import { TextRows } from './text-rows';
import type { NewTextDialogProps } from './new-text-dialog';
import styles from './content.module.css';

const SEARCH = 'search';
const KIND = 'kind';

const NewTextDialog = lazyDialog<NewTextDialogProps>(() =>
  import(/* webpackChunkName: "office.new-text" */ './new-text-dialog').then((part) => part.NewTextDialog),
);

/** Every text of the site; kind and search are in the address. */
export function ContentView() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get(SEARCH) ?? '');
  const [isWriting, setIsWriting] = useState(false);
  const search = useDebouncedValue(typed.trim());
  const kind = TEXT_KINDS.find((known) => known === params.get(KIND)) ?? '';
  const form = useRef<HTMLFormElement>(null);
  useKeys({ '/': () => form.current?.querySelector('input')?.focus() });
  const handleChange = (text: string) => {
    setTyped(text);
    setParams(addressOf(kind, text.trim()), { replace: true, preventScrollReset: true });
  };
  const stay = (event: SyntheticEvent) => event.preventDefault();
  return (
    <div className={styles.content}>
      <div className={styles.top}>
        <form ref={form} role="search" onSubmit={stay} className={styles.search}>
          <TextField
            name="search"
            type="search"
            icon="search"
            label={t('content.search')}
            hint={t('content.searchHint')}
            maxLength={OFFICE_LIMITS.search}
            value={typed}
            onChange={handleChange}
            spellCheck={false}
            autoComplete="off"
          />
        </form>
        <Button variant="ink" size="small" icon="plus" onClick={() => setIsWriting(true)}>
          {t('content.new')}
        </Button>
      </div>
      <nav aria-label={t('content.kinds')} className={styles.kinds}>
        {(['', ...TEXT_KINDS] as const).map((one) => (
          <ChipLink key={one} to={`/office/content?${addressOf(one, typed.trim()).toString()}`} isCurrent={one === kind} preventScrollReset>
            {one === '' ? t('content.all') : kindNames(one)}
          </ChipLink>
        ))}
      </nav>
      {kind === 'faq' && (
        <p>
          <TextLink to="/office/content/votes">{t('content.votes')}</TextLink>
        </p>
      )}
      <TextRows kind={kind} search={search} />
      {isWriting && <NewTextDialog onClose={() => setIsWriting(false)} />}
    </div>
  );
}

function addressOf(kind: TextKind | '', search: string): URLSearchParams {
  return new URLSearchParams({ ...(kind === '' ? {} : { [KIND]: kind }), ...(search === '' ? {} : { [SEARCH]: search }) });
}
