import type { ReleaseStatus } from '@alltalent/shared/contracts';
import { t } from '../../messages';
import { largestChange, signed } from './size-change';
import css from './releases.module.css';

/** The note of a release, and what changed in the bytes of its pages. */
export function ReleaseWords({ record }: Pick<ReleaseStatus, 'record'>) {
  if (!record) return <span className="muted">{t('releases.notRecorded')}</span>;
  const change = largestChange(record);
  return (
    <>
      <bdi className={css.note}>{record.note || t('releases.noNote')}</bdi>
      {change !== null && (
        <span className={css.undrawn}>{change === 0 ? t('releases.unchanged') : t('releases.changed', { by: signed(change) })}</span>
      )}
    </>
  );
}
