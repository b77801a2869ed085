import { hasCode } from '@alltalent/shared/api';
import type { OfficeLead } from '@alltalent/shared/contracts';
import { Alert, Button, EmptyState, Icon, TextButton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Key } from '../../domain/key/key';
import { OfficeQueryView } from '../../domain/office-page/office-query-view';
import layout from '../../domain/queue/queue.module.css';
import { useClaim } from '../../domain/queue/use-claim';
import { t as common } from '../../messages';
import { t } from '../../messages/leads';
import { LeadActs } from './lead-acts';
import { LeadView } from './lead-view';
import { leadQuery } from './leads.query';

type LeadPaneProps = { readonly openId: string | null; readonly onBack: () => void; readonly hasKeys: boolean };

/** The open lead; before one is open, how to open it. */
export function LeadPane({ openId, ...rest }: LeadPaneProps) {
  if (openId !== null) return <OpenLead key={openId} id={openId} {...rest} />;
  return (
    <section className={layout.pane} aria-label={t('leads.open')}>
      <div className={layout.nothing}>
        <p>{t('leads.choose')}</p>
        <p className="muted">
          <Key name="j" isRead /> {common('queue.chooseKey')}
        </p>
      </div>
    </section>
  );
}

type OpenLeadProps = { readonly id: string; readonly onBack: () => void; readonly hasKeys: boolean };

function OpenLead({ id, onBack, hasKeys }: OpenLeadProps) {
  const query = useQuery(leadQuery(id));
  const pane = useRef<HTMLElement>(null);
  useEffect(() => pane.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={pane} className={layout.pane} aria-label={t('leads.open')} tabIndex={-1}>
      <TextButton className={layout.back} onClick={onBack}>
        <Icon name="prev" />
        {common('queue.back')}
      </TextButton>
      {hasCode(query.error, 'NOT_FOUND') ? (
        <EmptyState title={t('leads.goneTitle')}>{t('leads.goneText')}</EmptyState>
      ) : (
        <OfficeQueryView query={query} failure={t('leads.itemFailure')}>
          {({ data }) => <Shown lead={data} hasKeys={hasKeys} />}
        </OfficeQueryView>
      )}
    </section>
  );
}

function Shown({ lead, hasKeys }: { readonly lead: OfficeLead; readonly hasKeys: boolean }) {
  const { colleague, takeOver } = useClaim('leads', lead.id);
  return (
    <>
      {colleague && (
        <Alert kind="info" className={layout.colleague}>
          <div className={layout.claim}>
            <span>{common('queue.colleague', { name: colleague.name })}</span>
            <Button variant="line" size="small" onClick={takeOver}>
              {common('queue.takeOver')}
            </Button>
          </div>
        </Alert>
      )}
      <LeadView lead={lead} />
      <LeadActs lead={lead} hasKeys={hasKeys} />
    </>
  );
}
