import type { Booking } from '@alltalent/shared/contracts';
import { TextLink } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';
import page from '../../domain/page/page.module.css';
import { feeText } from '../../domain/fees/fee-text';
import { TermsSheet } from '../../domain/terms/terms-sheet';
import { t } from '../../messages';

/** Terms as both sides accepted them. */
export function TermsPart({ booking }: { readonly booking: Booking }) {
  const { terms, offer_id: offer } = booking;
  return (
    <PageSection id="terms" title={t('bookings.terms')}>
      {terms ? <TermsSheet terms={terms} /> : <p>{feeText(booking)}</p>}
      {offer !== null && (
        <p>
          <TextLink className={page.target ?? ''} to={`/offers/${offer}`}>
            {t('bookings.toOffer')}
          </TextLink>
        </p>
      )}
    </PageSection>
  );
}
