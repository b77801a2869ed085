import { Alert } from '@alltalent/shared/ui';
import { TakeNewest } from '../../domain/form-dialog/take-newest';
import { t } from '../../messages/settings';
import type { Newer } from './use-read-settings';

type PartMessagesProps<Draft> = {
  readonly newer: Newer;
  /** Resolves to the values that the fields get; null: they stay. */
  readonly onTake: () => Promise<Draft | null>;
};

/** Offers the newer settings after a refusal, and says whether they were taken. */
export function PartMessages<Draft extends object>({ newer, onTake }: PartMessagesProps<Draft>) {
  if (newer === 'refused') return <TakeNewest<Draft> label={t('setting.stale')} onTake={onTake} />;
  if (newer === null) return null;
  return <Alert kind="info">{t(newer === 'taken' ? 'setting.taken' : 'setting.otherPart')}</Alert>;
}
