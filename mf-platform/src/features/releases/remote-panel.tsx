import type { RemoteStatus } from '@alltalent/shared/contracts';
import { Badge, Button, TextButton } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useState } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../domain/data-table/data-table';
import { t } from '../../messages';
import type { AskedChange } from './asked-change';
import { DeletedPanel } from './deleted-panel';
import { OwnerLine } from './owner-line';
import { ReleaseRow } from './release-row';
import css from './releases.module.css';

const ChangeDialog = lazyDialog(async () => (await import(/* webpackChunkName: "platform.dialogs" */ './change-dialog')).ChangeDialog);
const FailuresDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "platform.dialogs" */ './failures-dialog')).FailuresDialog,
);
const PreviewDialog = lazyDialog(async () => (await import(/* webpackChunkName: "platform.dialogs" */ './preview-dialog')).PreviewDialog);
const StartTestDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "platform.dialogs" */ './start-test-dialog')).StartTestDialog,
);
const RecordDialog = lazyDialog(async () => (await import(/* webpackChunkName: "platform.dialogs" */ './record-dialog')).RecordDialog);
const RevokeTokensDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "platform.dialogs" */ './revoke-tokens-dialog')).RevokeTokensDialog,
);
const DeleteRemoteDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "platform.dialogs" */ './delete-remote-dialog')).DeleteRemoteDialog,
);
const COLUMNS = ['Version', 'Place', 'Visitors', 'Loads and failures, last hour', 'Published', 'Note and bytes', 'What to do'];

/** One remote: its squad, its releases, its test if one runs, and what can be done about them. */
export function RemotePanel(status: RemoteStatus) {
  const { remote, deleted, squad, pages } = status;
  return deleted ? <DeletedPanel remote={remote} squad={squad} pages={pages} deleted={deleted} /> : <ServedPanel {...status} />;
}

function ServedPanel({ remote, squad, pages, chosen_by: chosenBy, experiment, releases }: RemoteStatus) {
  const [change, setChange] = useState<AskedChange | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [isRevoking, setIsRevoking] = useState(false);
  const [tested, setTested] = useState<string | null>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const [recorded, setRecorded] = useState<string | null>(null);
  const [isFailuresOpen, setFailuresOpen] = useState(false);
  const hasFallback = releases.some(({ place }) => place === 'fallback') || experiment !== null;
  const hasStable = releases.some(({ place }) => place === 'stable' || place === 'A');
  return (
    <section className={css.remote} aria-labelledby={`remote-${remote}`}>
      <header className={css.header}>
        <h2 id={`remote-${remote}`} className={css.name}>
          {remote}
        </h2>
        {chosenBy && <ChosenBy who={chosenBy} onChange={setChange} />}
        {experiment && <Running {...experiment} onChange={setChange} />}
        <Button variant="line" size="small" onClick={() => setFailuresOpen(true)}>
          {t('failures.open')}
        </Button>
        <Button variant="line" size="small" disabled={!hasFallback} onClick={() => setChange({ action: 'rollback' })}>
          Roll back
        </Button>
        <TextButton aria-haspopup="dialog" aria-label={t('tokens.revokeOf', { remote })} onClick={() => setIsRevoking(true)}>
          {t('tokens.revoke')}
        </TextButton>
        {hasStable && (
          <TextButton aria-haspopup="dialog" aria-label={t('deleted.deleteOf', { remote })} onClick={() => setDeleting(true)}>
            {t('deleted.delete')}
          </TextButton>
        )}
      </header>
      <OwnerLine remote={remote} squad={squad} pages={pages} />
      <DataTable columns={COLUMNS} className={css.table}>
        {releases.map((release) => (
          <ReleaseRow
            key={release.version}
            remote={remote}
            release={release}
            hasExperiment={experiment !== null}
            onChange={setChange}
            onRecord={setRecorded}
            onTest={hasStable ? setTested : undefined}
            onPreview={setPreviewed}
          />
        ))}
      </DataTable>
      {tested !== null && <StartTestDialog remote={remote} experiment={experiment} version={tested} onClose={() => setTested(null)} />}
      {previewed !== null && <PreviewDialog remote={remote} version={previewed} onClose={() => setPreviewed(null)} />}
      {recorded !== null && (
        <RecordDialog release={releases.find(({ version }) => version === recorded)} onClose={() => setRecorded(null)} />
      )}
      {isDeleting && <DeleteRemoteDialog remote={remote} onClose={() => setDeleting(false)} />}
      {isRevoking && <RevokeTokensDialog remote={remote} onClose={() => setIsRevoking(false)} />}
      {isFailuresOpen && <FailuresDialog remote={remote} onClose={() => setFailuresOpen(false)} />}
      {change && <ChangeDialog remote={remote} change={change} onClose={() => setChange(null)} />}
    </section>
  );
}

type Asking = { readonly onChange: (change: AskedChange) => void };

/** Starts of the site leave a release that somebody chose. */
function ChosenBy({ who, onChange }: Asking & { readonly who: string }) {
  return (
    <>
      <span className="muted">{t('releases.chosenBy', { who })}</span>
      <TextButton aria-haspopup="dialog" onClick={() => onChange({ action: 'follow' })}>
        {t('releases.follow')}
      </TextButton>
    </>
  );
}

type RunningProps = NonNullable<RemoteStatus['experiment']> & Asking;

function Running({ name, state, onChange }: RunningProps) {
  const action = state === 'paused' ? 'resume' : 'pause';
  return (
    <>
      <Link to={`/platform/experiments/${name}`}>{name}</Link>
      <Badge kind="soft">{state}</Badge>
      <Button variant="line" size="small" onClick={() => onChange({ action })}>
        {state === 'paused' ? 'Resume' : 'Pause'}
      </Button>
      <Button variant="line" size="small" onClick={() => onChange({ action: 'end', variant: 'A' })}>
        End
      </Button>
    </>
  );
}
