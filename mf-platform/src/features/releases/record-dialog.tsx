import type { ReleaseStatus, StoredRecord } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { t } from '../../messages/record';
import css from './record-dialog.module.css';

const NAMES = { types: () => t('record.types'), lint: () => t('record.lint'), tests: () => t('record.tests') };

type RecordDialogProps = { readonly release: ReleaseStatus | undefined; readonly onClose: () => void };

/** What a release says of itself: note, commit, author, checks, and the bytes of its pages. */
export function RecordDialog({ release, onClose }: RecordDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={t('record.title', { version: release?.version ?? '' })}>
      {release?.record ? <Recorded {...release.record} /> : <p>{t('record.none')}</p>}
    </Dialog>
  );
}

function Recorded({ note, author, checks, compared_with: other, sizes, ...sources }: StoredRecord) {
  return (
    <>
      <p className={css.note}>
        <bdi>{note || t('record.noNote')}</bdi>
      </p>
      <dl className={css.facts}>
        <dt>{t('record.commit')}</dt>
        <dd>{commitOf(sources)}</dd>
        <dt>{t('record.author')}</dt>
        <dd>
          <bdi>{author || t('record.unknown')}</bdi>
        </dd>
        <dt>{t('record.checks')}</dt>
        {checks.map((check) => (
          <dd key={check.name}>{checkOf(check)}</dd>
        ))}
      </dl>
      <h3 className={css.heading}>{other === null ? t('record.sizes') : t('record.sizesAgainst', { version: other })}</h3>
      {sizes.length === 0 ? <p className="muted">{t('record.noSizes')}</p> : <Sizes sizes={sizes} isCompared={other !== null} />}
    </>
  );
}

function Sizes({ sizes, isCompared }: Pick<StoredRecord, 'sizes'> & { readonly isCompared: boolean }) {
  return (
    <ul className={css.sizes}>
      {sizes.map((size) => (
        <li key={size.name}>
          <span>{size.name}</span>
          <span className="num">{bytesOf(size)}</span>
          {isCompared && <span className="num muted">{changeOf(size)}</span>}
        </li>
      ))}
    </ul>
  );
}

function commitOf({ commit, is_dirty: isDirty }: Pick<StoredRecord, 'commit' | 'is_dirty'>): string {
  if (commit === null) return t('record.noGit');
  return isDirty ? t('record.dirty', { commit: commit.slice(0, 12) }) : commit.slice(0, 12);
}

function checkOf({ name: check, outcome, count }: StoredRecord['checks'][number]): string {
  const name = NAMES[check]();
  if (outcome === 'not-run') return t('record.notRun', { name });
  if (outcome === 'failed') return t('record.failed', { name });
  return count === null ? t('record.passed', { name }) : t('record.passedOf', { name, count });
}

function bytesOf({ bytes, budget }: StoredRecord['sizes'][number]): string {
  return budget === null ? t('record.bytes', { bytes }) : t('record.ofBudget', { bytes, budget });
}

function changeOf({ bytes, before }: StoredRecord['sizes'][number]): string {
  if (before === null) return t('record.new');
  if (bytes === before) return t('record.same');
  return bytes > before ? t('record.grew', { by: bytes - before }) : t('record.shrank', { by: before - bytes });
}
