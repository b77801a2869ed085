import { Button, EmptyState, TextButton } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import layout from '../../domain/money/money.module.css';
import { PLAN_NAMES } from '../../domain/money/words';
import { OfficeQueryView } from '../../domain/office-page/office-query-view';
import { keyChoice } from '../../domain/queue/key-choice';
import { useKeys } from '../../domain/queue/use-keys';
import { t } from '../../messages/codes';
import { t as tMoney } from '../../messages/money';
import type { CodeDialogProps } from './code-dialog';
import { daysOf, gainOf } from './code-words';
import { codesQuery, type ListedCode } from './codes.query';
import styles from './codes.module.css';
import type { StopCodeDialogProps } from './stop-code-dialog';

const CodeDialog = lazyDialog<CodeDialogProps>(() =>
  import(/* webpackChunkName: "office.code" */ './code-dialog').then((part) => part.CodeDialog),
);
const StopCodeDialog = lazyDialog<StopCodeDialogProps>(() =>
  import(/* webpackChunkName: "office.code" */ './stop-code-dialog').then((part) => part.StopCodeDialog),
);

type Asked = { readonly what: 'new' } | { readonly what: 'change' | 'stop'; readonly code: ListedCode };

/** Promo codes: made, changed, stopped and started again. Key: `n` a new one. */
export function CodesView() {
  const query = useQuery(codesQuery);
  const [asked, setAsked] = useState<Asked | null>(null);
  const make = () => setAsked({ what: 'new' });
  useKeys({ n: keyChoice.read() ? make : undefined });
  const close = () => setAsked(null);
  return (
    <div className={styles.codes}>
      <Button variant="ink" size="small" aria-haspopup="dialog" onClick={make}>
        {t('codes.new')}
      </Button>
      <OfficeQueryView query={query} failure={t('codes.failure')}>
        {({ data }) => <CodeList codes={data} onAsk={setAsked} />}
      </OfficeQueryView>
      {asked?.what === 'new' && <CodeDialog code={null} onClose={close} />}
      {asked?.what === 'change' && <CodeDialog code={asked.code} onClose={close} />}
      {asked?.what === 'stop' && <StopCodeDialog code={asked.code} onClose={close} />}
    </div>
  );
}

type CodeListProps = { readonly codes: readonly ListedCode[]; readonly onAsk: (asked: Asked) => void };

function CodeList({ codes, onAsk }: CodeListProps) {
  if (codes.length === 0) return <EmptyState title={t('codes.none')}>{t('codes.noneText')}</EmptyState>;
  return (
    <ul className={layout.rows} aria-label={t('codes.list')}>
      {codes.map((code) => (
        <li key={code.code} className={`${layout.row} ${styles.row}`}>
          <div>
            <strong className={styles.code}>{code.code}</strong>{' '}
            <span className={layout.mark} data-state={code.is_active ? 'active' : 'stopped'}>
              {t(code.is_active ? 'codes.active' : 'codes.stopped')}
            </span>
          </div>
          <div>
            <p>{gainOf(code)}</p>
            <p className={`muted ${styles.small}`}>
              {code.plans.map((plan) => tMoney(PLAN_NAMES[plan])).join(', ')}
              {'. '}
              {t(code.is_once_per_person ? 'codes.once' : 'codes.repeat')}
            </p>
          </div>
          <div className={styles.small}>
            <p className="num">{t('codes.uses', { uses: code.uses, most: code.most_uses ?? 0 })}</p>
            <p className="muted">{daysOf(code)}</p>
          </div>
          <div className={styles.acts}>
            <TextButton
              aria-haspopup="dialog"
              aria-label={`${t('codes.change')} ${code.code}`}
              onClick={() => onAsk({ what: 'change', code })}
            >
              {t('codes.change')}
            </TextButton>
            <TextButton
              aria-haspopup="dialog"
              aria-label={`${t(code.is_active ? 'codes.stop' : 'codes.start')} ${code.code}`}
              onClick={() => onAsk({ what: 'stop', code })}
            >
              {t(code.is_active ? 'codes.stop' : 'codes.start')}
            </TextButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
