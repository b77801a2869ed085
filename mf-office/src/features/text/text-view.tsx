import { hasCode } from '@alltalent/shared/api';
import type { SiteText, TextKey } from '@alltalent/shared/contracts';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { OfficeQueryView } from '../../domain/office-page/office-query-view';
import { textQuery } from '../../domain/texts/texts.query';
import { t } from '../../messages/content';
import type { TextEditorProps } from './text-editor';

const TextEditor = lazySection<TextEditorProps>({
  name: 'office.text-editor',
  load: () => import(/* webpackChunkName: "office.text-editor" */ './text-editor').then((part) => part.TextEditor),
  loading: t('text.loading'),
  failure: t('text.lost'),
  height: '30rem',
});

/** A text of the site, to be edited; with `?new` in the address one that does not exist yet. */
export function TextView({ textKey }: { readonly textKey: TextKey }) {
  const [params] = useSearchParams();
  const query = useQuery(textQuery(textKey));
  // The editor of a new text stays when its first version is saved.
  const [isNew, setIsNew] = useState(false);
  if (!isNew && params.has('new') && hasCode(query.error, 'NOT_FOUND')) setIsNew(true);
  if (isNew) return <TextEditor text={newText(textKey)} />;
  return (
    <OfficeQueryView query={query} failure={t('text.failure')}>
      {({ data }) => <TextEditor text={data} />}
    </OfficeQueryView>
  );
}

const PREFIXES = { words: '/', page: '/', article: '/article/', faq: '/faqs#', opening: '/career/', story: '/success#' } as const;

function newText({ kind, name }: TextKey): SiteText {
  const newest = { version: 0, state: 'draft', saved_at: '', saved_by: '', reason: '', published_by: '', effective_at: null } as const;
  return {
    kind,
    name,
    title: name,
    public_path: `${PREFIXES[kind]}${name}`,
    current: null,
    planned: null,
    newest,
    values: {},
    earliest_day: '',
  };
}
