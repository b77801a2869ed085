import { type ReleaseStatus, shortMomentInIndia, WORST_FAILURE_RATE } from '@alltalent/shared/contracts';
import { Badge, TextButton } from '@alltalent/shared/ui';
import { percent, share } from '../../domain/figures/figures';
import { t } from '../../messages';
import type { AskedChange } from './asked-change';
import { ReleaseWords } from './release-words';
import css from './releases.module.css';
import { TryRelease } from './try-release';

type ReleaseRowProps = {
  readonly remote: string;
  readonly release: ReleaseStatus;
  readonly hasExperiment: boolean;
  readonly onChange: (change: AskedChange) => void;
  readonly onRecord: (version: string) => void;
  /** Left out while there is nothing to test it against. */
  readonly onTest: ((version: string) => void) | undefined;
  readonly onPreview: (version: string) => void;
};

const VARIANT = /^[B-F]$/u;
/** Less is written as 0.00 %. */
const SMALLEST_SHOWN = 0.0001;

export function ReleaseRow({ remote, release, hasExperiment, onRecord, ...asked }: ReleaseRowProps) {
  const { version, place, weight, published_at: publishedAt, record, files_deleted_at: deletedAt } = release;
  const isVariant = VARIANT.test(place);
  const isServed = place === 'stable' || place === 'A' || isVariant;
  return (
    <tr className={isServed ? undefined : css.idle}>
      <th scope="row" className={css.version}>
        {version}
      </th>
      <td>
        <Badge kind={place === 'stable' ? 'verified' : 'soft'}>{place.length === 1 ? `variant ${place}` : place}</Badge>
        {deletedAt && <span className={css.undrawn}>{t('releases.filesDeleted')}</span>}
      </td>
      <td className="num" data-label="Visitors">
        {weight === 0 ? '–' : share(weight)}
      </td>
      <td className="num" data-label="Loads and failures, last hour">
        <HealthFigures {...release} />
      </td>
      <td className="num" data-label="Published">
        {shortMomentInIndia(publishedAt)}
        {record?.author && <bdi className={css.undrawn}>{record.author}</bdi>}
      </td>
      <td className="num" data-label="Note and bytes">
        <ReleaseWords record={record} />
      </td>
      <td className={css.cell}>
        <div className={css.actions}>
          <TextButton aria-haspopup="dialog" aria-label={t('releases.recordOf', { version })} onClick={() => onRecord(version)}>
            {t('releases.record')}
          </TextButton>
          {!deletedAt && <ReleaseActions {...{ remote, release, hasExperiment, isServed, isVariant }} {...asked} />}
        </div>
      </td>
    </tr>
  );
}

type ReleaseActionsProps = Omit<ReleaseRowProps, 'onRecord'> & { readonly isServed: boolean; readonly isVariant: boolean };

function ReleaseActions({ remote, release, hasExperiment, isServed, isVariant, onChange, onTest, onPreview }: ReleaseActionsProps) {
  const { version, place, weight } = release;
  const isIdle = place === 'candidate' || place === 'former';
  return (
    <>
      {isVariant && <TextButton onClick={() => onChange({ action: 'weight', variant: place, weight })}>Weight</TextButton>}
      {isVariant && <TextButton onClick={() => onChange({ action: 'end', variant: place })}>Keep {place}</TextButton>}
      {!isServed && !hasExperiment && <TextButton onClick={() => onChange({ action: 'promote', version })}>Promote</TextButton>}
      {!isServed && onTest && place !== 'withdrawn' && <TextButton onClick={() => onTest(version)}>Test</TextButton>}
      {isIdle && <TextButton onClick={() => onChange({ action: 'withdraw', version })}>{t('withdraw.open')}</TextButton>}
      {place !== 'withdrawn' && (
        <TextButton aria-haspopup="dialog" aria-label={t('previews.openOf', { version })} onClick={() => onPreview(version)}>
          {t('previews.open')}
        </TextButton>
      )}
      <TryRelease remote={remote} version={version} />
    </>
  );
}

function HealthFigures({
  health: { loads, failures, draw_failures: undrawn, failure_rate_from: rateFrom },
}: Pick<ReleaseStatus, 'health'>) {
  if (loads === 0) return <span className="muted">no reports</span>;
  return (
    <>
      {loads} and {failures}
      {rateFrom !== null && rateFrom >= SMALLEST_SHOWN && (
        <span className={rateFrom > WORST_FAILURE_RATE ? css.failing : undefined}>, at least {percent(rateFrom)} fail</span>
      )}
      {undrawn > 0 && <span className={css.undrawn}>{t('releases.undrawn', { count: undrawn })}</span>}
    </>
  );
}
