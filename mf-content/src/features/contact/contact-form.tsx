import { contactTopicOf, CONTACT_TOPICS, type Ticket } from '@alltalent/shared/contracts';
import { FormSelectField, FormTextArea } from '@alltalent/shared/ui/form';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ContactMessageForm } from '../../domain/contact-message/contact-message-form';
import { SenderFields } from '../../domain/contact-message/sender-fields';
import { TicketPanel } from '../../domain/contact-message/ticket-panel';
import css from '../../domain/contact-message/contact-message.module.css';
import { CONTACT_PLAN, type ContactValues } from './contact-plan';
import styles from './contact.module.css';

const TOPICS = CONTACT_TOPICS.map(({ topic, name }) => ({ value: topic, label: name }));

/** A contact message to one of the desks, and its ticket. Each navigation of the page begins it again; what was typed stays. */
export function ContactForm() {
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const known = useTopicFromUrl();
  return (
    <section id="write" className={`${css.sheet} ${styles.form}`} aria-label="Write to us">
      {ticket ? (
        <TicketPanel ticket={ticket} title="Your letter is with us" again="Write another letter" onAgain={() => setTicket(null)}>
          We sent the number to you by mail as well. If you write about it again, name it: the person who answers then has the whole story.
        </TicketPanel>
      ) : (
        <>
          <FormTitle />
          <ContactMessageForm plan={CONTACT_PLAN} known={known} submitLabel="Send the letter" hint={HINT} onSent={setTicket}>
            <TopicField />
            <SenderFields />
            <FormTextArea name="message" label="Your message" rows={7} isRequired />
          </ContactMessageForm>
        </>
      )}
    </section>
  );
}

const HINT = 'Never send a password, a code or a card number. We delete letters after 24 months.';

/** Has the focus when a link of the page led to the form. */
function FormTitle() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#write') heading.current?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      Write to us
    </h2>
  );
}

function useTopicFromUrl(): Partial<ContactValues> {
  const [params] = useSearchParams();
  const topic = contactTopicOf(params.get('topic') ?? '')?.topic;
  return topic === undefined ? {} : { topic };
}

function TopicField() {
  const { values } = useFormikContext<ContactValues>();
  const topic = contactTopicOf(values.topic);
  const hint = topic && `${topic.text} ${topic.answer}.`;
  return <FormSelectField name="topic" label="What is it about?" options={TOPICS} placeholder="Choose a topic" hint={hint} isRequired />;
}
