import { type FailureGroup, shortMomentInIndia } from '@alltalent/shared/contracts';
import { Badge, Dialog, Disclosure } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { PlatformQueryView } from '../../domain/platform-query-view/platform-query-view';
import { t } from '../../messages';
import { failuresQuery } from './failures.query';
import css from './failures-dialog.module.css';

type FailuresDialogProps = { readonly remote: string; readonly onClose: () => void };

/** What pages of a remote failed with in the last day. */
export function FailuresDialog({ remote, onClose }: FailuresDialogProps) {
  const query = useQuery(failuresQuery(remote));
  return (
    <Dialog isOpen onClose={onClose} title={t('failures.title', { remote })}>
      <PlatformQueryView query={query} what={t('failures.what')}>
        {({ failures }) => (failures.length === 0 ? <p>{t('failures.none', { remote })}</p> : <Failures failures={failures} />)}
      </PlatformQueryView>
    </Dialog>
  );
}

function Failures({ failures }: { readonly failures: readonly FailureGroup[] }) {
  return (
    <>
      <p className="muted">{t('failures.about')}</p>
      <ol className={css.groups}>
        {failures.map((group) => (
          <Failure key={`${group.version} ${group.outcome} ${group.reason}`} {...group} />
        ))}
      </ol>
    </>
  );
}

function Failure({ version, outcome, reason, stack, count, first_at: firstAt, last_at: lastAt, browsers }: FailureGroup) {
  return (
    <li className={css.group}>
      <p className={css.head}>
        <strong>{t('failures.pages', { count })}</strong>
        <Badge kind="soft">{outcomeOf(outcome)}</Badge>
        <span className="muted">{version}</span>
      </p>
      <p className={css.reason}>{reason || t('failures.noReason')}</p>
      <p className="muted num">{t('failures.between', { first: shortMomentInIndia(firstAt), last: shortMomentInIndia(lastAt) })}</p>
      {browsers.length > 0 && <p className="muted">{browsers.map(({ name, count: of }) => `${name} (${of})`).join(', ')}</p>}
      {stack !== '' && (
        <Disclosure summary={t('failures.stack')}>
          <pre className={css.stack}>{stack}</pre>
        </Disclosure>
      )}
    </li>
  );
}

function outcomeOf(outcome: string): string {
  switch (outcome) {
    case 'load_failed':
      return t('failures.loadFailed');
    case 'fallback':
      return t('failures.fallback');
    case 'render_failed':
      return t('failures.renderFailed');
    case 'draw_failed':
      return t('failures.drawFailed');
    default:
      return outcome;
  }
}
