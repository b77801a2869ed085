import { hasCode } from '@alltalent/shared/api';
import { publicPathOf, type SiteText, type TextKey } from '@alltalent/shared/contracts';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { OfficeQueryView } from '../../domain/office-page/office-query-view';
import { textQuery } from '../../domain/texts/texts.query';
import { pageWordsOf, wordingKey, wordingOf } from '../../domain/texts/wordings';
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
  const { error } = useQuery(textQuery(textKey));
  // The editor of a new text stays when its first version is saved.
  const [isNew, setIsNew] = useState(false);
  if (!isNew && params.has('new') && hasCode(error, 'NOT_FOUND')) setIsNew(true);
  if (isNew) {
    if (wordingOf(textKey) === '') return <TextEditor text={newText(textKey)} />;
    return <StoredText textKey={pageWordsOf(textKey)}>{(page) => <TextEditor text={newText(textKey)} from={page} />}</StoredText>;
  }
  const taken = wordingKey(textKey, params.get('from') ?? '');
  return (
    <StoredText textKey={textKey}>
      {(text) =>
        taken ? (
          <StoredText textKey={taken}>{(wording) => <TextEditor text={text} from={wording} />}</StoredText>
        ) : (
          <TextEditor text={text} />
        )
      }
    </StoredText>
  );
}

type StoredTextProps = { readonly textKey: TextKey; readonly children: (text: SiteText) => ReactNode };

/** Shows what is made of a text once it is there. */
function StoredText({ textKey, children }: StoredTextProps) {
  return (
    <OfficeQueryView query={useQuery(textQuery(textKey))} failure={t('text.failure')}>
      {({ data }) => children(data)}
    </OfficeQueryView>
  );
}

function newText(textKey: TextKey): SiteText {
  const newest = { version: 0, state: 'draft', saved_at: '', saved_by: '', reason: '', published_by: '', effective_at: null } as const;
  return {
    ...textKey,
    title: textKey.name,
    public_path: publicPathOf(textKey),
    current: null,
    planned: null,
    newest,
    values: {},
    earliest_day: '',
  };
}
