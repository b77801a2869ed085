import { formatMinor, longDayInIndia, type OwnMembership } from '@alltalent/shared/contracts';
import { Badge, TextLink } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { invoicePath } from '../../domain/invoices/invoice-path';
import { t } from '../../messages';
import styles from './own.module.css';

export function InvoicesPart({ invoices }: { readonly invoices: OwnMembership['invoices'] }) {
  return (
    <PageSection id="invoices" title={t('own.invoices')}>
      {invoices.length === 0 ? (
        <p className="muted">{t('own.noInvoices')}</p>
      ) : (
        <ul className={styles.rows}>
          {invoices.map((invoice) => (
            <li key={invoice.id} className={styles.row}>
              <div>
                <p className={styles.rowName}>
                  <strong className="num">{invoice.number}</strong>
                  {invoice.is_refund && <Badge kind="soft">{t('own.creditNote')}</Badge>}
                </p>
                <p className="num muted">
                  {t('own.invoiceLine', {
                    day: longDayInIndia(invoice.issued_at),
                    plan: invoice.plan_name,
                    sum: formatMinor(invoice.total_minor, invoice.currency),
                  })}
                </p>
              </div>
              <TextLink className={styles.target} to={invoicePath(invoice.id)} reloadDocument download>
                {t('own.pdf')}
                <span className="vh"> {invoice.number}</span>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}
