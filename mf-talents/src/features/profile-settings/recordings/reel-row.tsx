import { PROFILE_LIMITS } from '@alltalent/shared/contracts';
import { IconButton } from '@alltalent/shared/ui';
import { FormTextField } from '@alltalent/shared/ui/form';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { t } from '../../../messages';
import type { OwnReelProps } from './own-reel';
import type { ReelDraft } from './recordings-shape';
import styles from './recordings.module.css';

const OwnReel = lazySection<OwnReelProps>({
  name: 'talents.own-reel',
  load: () => import(/* webpackChunkName: "talents.own-reel" */ './own-reel').then((part) => part.OwnReel),
  loading: t('reels.loading'),
  failure: t('reels.notLoaded'),
  height: '12rem',
});

type ReelRowProps = {
  readonly at: number;
  readonly reel: ReelDraft;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
};

/** One uploaded reel: it plays, and has a title and a place. */
export function ReelRow({ at, reel, count, onMove, onRemove }: ReelRowProps) {
  const title = reel.title || t('reels.this', { number: at + 1 });
  return (
    <li className={styles.reel}>
      <OwnReel id={reel.video_id} title={title} />
      <FormTextField
        name={`reels[${at}].title`}
        label={t('reels.titleOf', { number: at + 1 })}
        maxLength={PROFILE_LIMITS.recordingTitle}
        autoComplete="off"
      />
      <div className={styles.ways}>
        {at > 0 && <IconButton label={t('reels.earlier', { title })} icon="up" onClick={() => onMove(at - 1)} />}
        {at < count - 1 && <IconButton label={t('reels.later', { title })} icon="down" onClick={() => onMove(at + 1)} />}
        <IconButton label={t('reels.remove', { title })} icon="close" onClick={onRemove} />
      </div>
    </li>
  );
}
