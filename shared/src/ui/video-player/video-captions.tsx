import { ApiError, messageOf, request } from '@alltalent/shared/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ENDPOINTS } from '../../contracts/endpoints';
import { VIDEO_LIMITS } from '../../contracts/videos/video-values';
import type { VideoResponse } from '../../contracts/videos/videos';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { FileField } from '../field/file-field';
import { t } from './messages';
import styles from './video-player.module.css';
import { videoQuery } from './video.query';

const MOST_KB = VIDEO_LIMITS.captionsBytes / 1000;

/** Adds, replaces and removes the captions of an own video that is ready. */
export function VideoCaptions({ id }: { readonly id: string }) {
  const { data: video } = useQuery(videoQuery(id));
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState('');
  const onSuccess = (response: VideoResponse) => queryClient.setQueryData(videoQuery(id).queryKey, response);
  const add = useMutation({
    networkMode: 'always',
    mutationFn: (text: string) => request(ENDPOINTS.addCaptions, { id, text }),
    onSuccess,
  });
  const remove = useMutation({ networkMode: 'always', mutationFn: () => request(ENDPOINTS.removeCaptions, { id }), onSuccess });
  if (video?.state !== 'ready') return null;
  const handleFile = async (file: File) => {
    remove.reset();
    add.reset();
    const { text, refusal } = await readCaptions(file);
    setProblem(refusal);
    if (refusal === '') add.mutate(text);
  };
  const error = problem || (add.error ? refusalIn(add.error) : '');
  const isBusy = add.isPending || remove.isPending;
  return (
    <div className={styles.captions}>
      <FileField
        label={video.has_captions ? t('captions.replace') : t('captions.add')}
        name="captions"
        accept=".vtt,text/vtt"
        prompt={t('captions.prompt')}
        hint={t('captions.hint', { most: MOST_KB })}
        {...(error === '' ? {} : { error })}
        onFile={(file) => void handleFile(file)}
      />
      <p role="status" className="muted">
        {isBusy ? t('captions.sending') : video.has_captions && t('captions.stored')}
      </p>
      {video.has_captions && (
        <Button variant="line" size="small" isPending={remove.isPending} onClick={() => remove.mutate()}>
          {t('captions.remove')}
        </Button>
      )}
      {remove.error && <Alert kind="error">{messageOf(remove.error)}</Alert>}
    </div>
  );
}

async function readCaptions(file: File): Promise<{ readonly text: string; readonly refusal: string }> {
  if (!file.name.toLowerCase().endsWith('.vtt')) return { text: '', refusal: t('captions.wrongFormat') };
  if (file.size > VIDEO_LIMITS.captionsBytes) return { text: '', refusal: t('captions.tooLarge', { most: MOST_KB }) };
  try {
    const text = await file.text();
    return { text, refusal: text.startsWith('WEBVTT') ? '' : t('captions.wrongFormat') };
  } catch {
    return { text: '', refusal: t('captions.unreadable') };
  }
}

function refusalIn(error: unknown): string {
  return (error instanceof ApiError ? error.problem.fields?.['text'] : undefined) ?? messageOf(error);
}
