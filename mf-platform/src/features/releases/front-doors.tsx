import type { PlatformStatusResponse } from '@alltalent/shared/contracts';
import { Alert } from '@alltalent/shared/ui';
import { t } from '../../messages';

type FrontDoorsProps = Pick<PlatformStatusResponse, 'revision' | 'front_doors'>;

/** The newest revision, and which one visitors really get from each front door. */
export function FrontDoors({ revision: newest, front_doors: doors }: FrontDoorsProps) {
  const behind = doors.filter(({ revision }) => revision < newest);
  const partial = doors.filter(({ left_out: leftOut }) => leftOut !== '');
  const isServed = doors.length > 0 && behind.length === 0;
  return (
    <>
      <p className="muted">
        {t('frontDoors.revision', { newest })} {isServed && t('frontDoors.served', { count: doors.length })}
      </p>
      {doors.length === 0 && <Alert kind="error">{t('frontDoors.none')}</Alert>}
      {behind.map(({ name, revision: served, trouble }) => (
        <Alert key={name} kind="error">
          {t('frontDoors.behind', { name, served, newest, reason: trouble || t('frontDoors.noReason') })}
        </Alert>
      ))}
      {partial.map(({ name, left_out: what }) => (
        <Alert key={name} kind="error">
          {t('frontDoors.leavesOut', { name, what })}
        </Alert>
      ))}
    </>
  );
}
