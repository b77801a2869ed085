import { hasCode } from '@alltalent/shared/api';
import type { SiteText, TextKey } from '@alltalent/shared/contracts';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { OfficeQueryView } from '../../domain/office-page/office-query-view';
import { textQuery } from '../../domain/texts/texts.query';
import { pageWordsOf, wordingOf } from '../../domain/texts/wordings';
import { t } from '../../messages/content';
import type { TextEditorProps } from './text-editor';

const TextEditor = lazySection<TextEditorProps>({
  name: 'office.text-editor',
  load: () => import(/* webpackChunkName: "office.text-editor" */ './text-editor').then((part) => part.TextEditor),
  loading: t('text.loading'),
  failure: t('text.lost'),
  height: '30rem',
});

/**
 * A text of the site, to be edited; with `?new` in the address one that does not exist yet. A new wording starts with the words of its
 * page, and `?from=summer` puts those of a wording into the form of its page.
 */
export function TextView({ textKey }: { readonly textKey: TextKey }) {
  const [params] = useSearchParams();
  const query = useQuery(textQuery(textKey));
  // The editor of a new text stays when its first version is saved.
  const [isNew, setIsNew] = useState(false);
  if (!isNew && params.has('new') && hasCode(query.error, 'NOT_FOUND')) setIsNew(true);
  const start = startOf(textKey, { isNew, from: params.get('from') ?? '' });
  const other = useQuery({ ...textQuery(start ?? textKey), enabled: start !== null });
  if (isNew && !start) return <TextEditor text={newText(textKey)} />;
  return (
    <OfficeQueryView query={start ? other : query} failure={t('text.failure')}>
      {({ data: first }) => {
        if (!start) return <TextEditor text={first} />;
        if (isNew) return <TextEditor text={newText(textKey)} from={first} />;
        return (
          <OfficeQueryView query={query} failure={t('text.failure')}>
            {({ data }) => <TextEditor text={data} from={first} />}
          </OfficeQueryView>
        );
      }}
    </OfficeQueryView>
  );
}

/** Returns the text whose values the form starts with, where it is not its own. */
function startOf(textKey: TextKey, { isNew, from }: { readonly isNew: boolean; readonly from: string }): TextKey | null {
  if (isNew) return wordingOf(textKey) === '' ? null : pageWordsOf(textKey);
  const taken = { kind: 'words', name: `${textKey.name}~${from}` } as const;
  return textKey.kind === 'words' && from !== '' && wordingOf(taken) === from ? taken : null;
}

const PREFIXES = { page: '/', article: '/article/', faq: '/faqs#', opening: '/career/', story: '/success#' } as const;

function newText({ kind, name }: TextKey): SiteText {
  const newest = { version: 0, state: 'draft', saved_at: '', saved_by: '', reason: '', published_by: '', effective_at: null } as const;
  return {
    kind,
    name,
    title: name,
    public_path: kind === 'words' ? `/${pageWordsOf({ kind, name }).name.replace(/^home$/u, '')}` : `${PREFIXES[kind]}${name}`,
    current: null,
    planned: null,
    newest,
    values: {},
    earliest_day: '',
  };
}
