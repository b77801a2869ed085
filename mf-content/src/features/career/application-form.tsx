import { CONTACT_MESSAGE_LIMITS, type Opening, type Ticket } from '@alltalent/shared/contracts';
import { FormSelectField, FormTextArea, FormTextField } from '@alltalent/shared/ui/form';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { ContactMessageForm } from '../../domain/contact-message/contact-message-form';
import { SenderFields } from '../../domain/contact-message/sender-fields';
import { TicketPanel } from '../../domain/contact-message/ticket-panel';
import css from '../../domain/contact-message/contact-message.module.css';
import { APPLICATION_PLAN, type ApplicationValues } from './application-plan';
import { CvField } from './cv-field';

type ApplicationFormProps = {
  /** What one can apply for. */
  readonly openings: readonly Opening[];
  /** The one the page is about. */
  readonly slug?: string;
};

/** Form for an application to an opening, or a contact message without one; shows the ticket after sending. */
export function ApplicationForm({ openings, slug = '' }: ApplicationFormProps) {
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const title = slug === '' ? 'Write to us' : 'Apply';
  return (
    <section id="apply" className={css.sheet} aria-label={title}>
      {ticket ? (
        <TicketPanel ticket={ticket} title="Your letter is with us" again="Write another letter" onAgain={() => setTicket(null)}>
          We sent the number to you by mail as well. Everybody gets an answer; if yours is late, write to us and name it.
        </TicketPanel>
      ) : (
        <>
          <h2>{title}</h2>
          <ContactMessageForm
            plan={APPLICATION_PLAN}
            known={slug === '' ? {} : { opening: slug }}
            submitLabel="Send the application"
            hint={HINT}
            onSent={setTicket}
          >
            <OpeningField openings={openings} />
            <SenderFields />
            <div className={css.pair}>
              <FormTextField
                name="contact_no"
                label="Phone, if you like"
                type="tel"
                autoComplete="tel"
                inputMode="tel"
                maxLength={CONTACT_MESSAGE_LIMITS.phoneLength}
              />
              <FormTextField name="link" label="A link, if you like" inputMode="url" autoCapitalize="none" spellCheck={false} />
            </div>
            <FormTextArea
              name="note"
              label="What do you do well?"
              hint="One thing that shows it, where you live, when you could begin."
              rows={6}
              isRequired
            />
            <CvField />
          </ContactMessageForm>
        </>
      )}
    </section>
  );
}

const HINT = 'No photograph, please: nobody here needs to know what you look like.';

/** Nothing to choose while nothing is open, unless the draft names what closed meanwhile. */
function OpeningField({ openings }: { readonly openings: readonly Opening[] }) {
  const { values } = useFormikContext<ApplicationValues>();
  if (openings.length === 0 && values.opening === '') return null;
  const options = openings.map((opening) => ({ value: opening.slug, label: opening.title }));
  return <FormSelectField name="opening" label="What for?" options={options} placeholder="A letter of my own" />;
}
