import { messageOf, request } from '@alltalent/shared/api';
import {
  ENDPOINTS,
  PREVIEW_ANSWERS,
  PREVIEW_PARAMETER,
  PREVIEW_READY,
  PREVIEW_WORDS,
  type PreviewWords,
  type TextKey,
} from '@alltalent/shared/contracts';
import { Alert } from '@alltalent/shared/ui';
import { useDebouncedValue } from '@alltalent/shared/ui/debounced-value';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useClosedOffice } from '../../domain/office-page/office-query-view';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';
import { t } from '../../messages/text';
import { type EditedPlace, editedWords } from './edited-words';
import type { Values } from './form-values';
import styles from './text.module.css';

type TextPreviewProps = {
  readonly textKey: TextKey;
  readonly publicPath: string;
  readonly values: Values;
  /** Whether the fields fit; the preview stays as it was while they do not. */
  readonly isValid: boolean;
  /** What is being edited, whose words the page scrolls to; null before the first field. */
  readonly place: EditedPlace | null;
};

/** The page of a text as it will be, in a frame. The draft goes from this window into the frame and nowhere else. */
export function TextPreview({ textKey: { kind, name }, publicPath, values, isValid, place }: TextPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const typed = useDebouncedValue(JSON.stringify(values));
  const words = useDebouncedValue(JSON.stringify(place && editedWords(values, place, kind)));
  const query = useQuery({
    queryKey: [...OFFICE_DATA, 'text-preview', kind, name, typed],
    queryFn: ({ signal }) => request(ENDPOINTS.previewSiteText, { kind, name, values: JSON.parse(typed) as Values }, { signal }),
    enabled: isValid,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
  useClosedOffice(query.error);
  const answers = query.data?.answers;
  const post = (message: object) => frame.current?.contentWindow?.postMessage(message, window.location.origin);
  const sendWords = useEffectEvent(() => {
    const edited = JSON.parse(words) as PreviewWords | null;
    if (edited !== null) post({ type: PREVIEW_WORDS, ...edited });
  });
  const send = useEffectEvent(() => {
    if (answers) post({ type: PREVIEW_ANSWERS, answers });
    sendWords();
  });
  useEffect(() => send(), [answers]);
  useEffect(() => sendWords(), [words]);
  useEffect(() => {
    const handleMessage = ({ source, origin, data }: MessageEvent<{ readonly type?: unknown } | null>) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
      if (data?.type === PREVIEW_READY) send();
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, []);
  return (
    <div className={styles.preview}>
      {!isValid && <p className="muted">{t('text.previewWaits')}</p>}
      {query.error !== null && <Alert kind="error">{messageOf(query.error)}</Alert>}
      <iframe ref={frame} className={styles.frame} title={t('text.previewTitle')} src={addressOf(publicPath)} />
    </div>
  );
}

function addressOf(publicPath: string): string {
  const [path = '', anchor] = publicPath.split('#');
  return `${path}?${PREVIEW_PARAMETER}${anchor === undefined ? '' : `#${anchor}`}`;
}
