import type { OwnApplication } from '@alltalent/shared/contracts';
import { Icon, TextButton } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { useState } from 'react';
import { dayLabel, indianDay } from '../../domain/days/indian-time';
import { tapeText } from '../../domain/tape/messages';
import { t } from '../../messages';
import type { SelfTapeFormProps } from './self-tape-form-props';
import css from './self-tape.module.css';
import { SentTape } from './sent-tape';
import type { SentVideoProps } from './sent-video';
import { isFinal } from './shown-applications';

const SelfTapeForm = lazySection<SelfTapeFormProps>({
  name: 'jobs.self-tape-form',
  load: () => import(/* webpackChunkName: "jobs.self-tape-form" */ './self-tape-form').then((part) => part.SelfTapeForm),
  loading: 'Loading the form',
  failure: t('forms.notLoaded'),
  height: '7rem',
});
const SentVideo = lazySection<SentVideoProps>({
  name: 'jobs.sent-video',
  load: () => import(/* webpackChunkName: "jobs.tape-video" */ './sent-video').then((part) => part.SentVideo),
  loading: tapeText('tape.loadingVideo'),
  failure: tapeText('tape.videoNotLoaded'),
  height: '12rem',
});

type SelfTapeProps = {
  readonly application: Pick<OwnApplication, 'id' | 'role' | 'stage' | 'job'>;
  readonly tape: NonNullable<OwnApplication['self_tape']>;
};

/** Self-tape request: the client's instructions, the due date and the recording that was sent. */
export function SelfTape({ application, tape }: SelfTapeProps) {
  const { id, role, stage } = application;
  const [isReplacing, setIsReplacing] = useState(false);
  // A requested recording can be sent until the final stage, even after the client moved on.
  const isAsked = !isFinal({ stage });
  const { video_id: videoId = '' } = tape;
  const isSent = tape.address !== '' || videoId !== '';
  const replace = isAsked && !isReplacing && (
    <TextButton onClick={() => setIsReplacing(true)}>
      Replace<span className="vh"> the self-tape for {role}</span>
    </TextButton>
  );
  return (
    <section className={css.tape} aria-label={`Self-tape for ${role}`}>
      <h4>
        <Icon name="film" />
        Self-tape
      </h4>
      {tape.due_on !== '' && isAsked && <p className="num">{dueOf(tape.due_on)}</p>}
      {tape.instructions !== '' && <p className={css.instructions}>{tape.instructions}</p>}
      {videoId !== '' && (
        <SentVideo key={videoId} videoId={videoId} application={application}>
          {replace}
        </SentVideo>
      )}
      {videoId === '' && tape.address !== '' && <SentTape url={tape.address}>{replace}</SentTape>}
      {!isSent && tape.is_removed && <p className="muted">{tapeText('tape.wasRemoved')}</p>}
      {isAsked && (!isSent || isReplacing) && (
        <SelfTapeForm id={id} role={role} isReplacing={isSent} onDone={() => setIsReplacing(false)} />
      )}
    </section>
  );
}

function dueOf(day: string): string {
  const today = indianDay(new Date());
  if (day < today) return `It was due on ${dayLabel(day, today)}`;
  return day === today ? 'Due today' : `Due on ${dayLabel(day, today)}`;
}
