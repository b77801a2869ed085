import type { Booking } from '@alltalent/shared/contracts';
import { TextLink } from '@alltalent/shared/ui';
import page from '../../domain/part/page.module.css';
import { Part } from '../../domain/part/part';
import { feeText } from '../../domain/fees/fee-text';
import { TermsSheet } from '../../domain/terms/terms-sheet';
import { t } from '../../messages';

/** Terms as both sides accepted them. */
export function TermsPart({ booking }: { readonly booking: Booking }) {
  const { terms, offer_id: offer } = booking;
  return (
    <Part id="terms" title={t('bookings.terms')}>
      {terms ? <TermsSheet terms={terms} /> : <p>{feeText(booking)}</p>}
      {offer !== null && (
        <TextLink className={page.target ?? ''} to={`/offers/${offer}`}>
          {t('bookings.toOffer')}
        </TextLink>
      )}
    </Part>
  );
}
