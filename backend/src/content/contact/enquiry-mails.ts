import { CAREER_RESPONSE_TIME, CONTACT_TOPICS, type DeskName, momentInIndia } from '@alltalent/shared/contracts';
import type { AppConfig } from '../../kernel/config/config';
import { composeMail } from '../../kernel/outbox/compose-mail';
import { isPlainAddress } from '../../kernel/outbox/plain-address';
import type { Message } from '../../kernel/outbox/message';
import type { Enquiry } from './enquiries.repository';
import { CAREER_TOPIC } from './enquiry.entity';

type MailSettings = Pick<AppConfig, 'desksMailTo' | 'publicUrl'>;
type Matter = { readonly desk: DeskName; readonly name: string; readonly answer: string };

const CAREER: Matter = { desk: 'careers', name: 'Working at All Talent', answer: CAREER_RESPONSE_TIME };

/** The desk an enquiry is for, what it is about in our own words, and when somebody answers. */
export function matterOf({ topic }: Pick<Enquiry, 'topic'>): Matter {
  if (topic === CAREER_TOPIC) return CAREER;
  const found = CONTACT_TOPICS.find((candidate) => candidate.topic === topic);
  if (!found) throw new Error(`There is no topic ${topic}.`);
  return found;
}

/**
 * The mail to the desk, or null where the desk has no address. The subject holds nothing that somebody typed; the rest
 * stands in labelled lines. A CV is not sent along: staff fetch it.
 */
export function deskMail(enquiry: Enquiry, { desksMailTo, publicUrl }: MailSettings): Message | null {
  const { ticket, email } = enquiry;
  const { desk, name } = matterOf(enquiry);
  const to = desksMailTo[desk];
  if (to === null) return null;
  const canAnswer = isPlainAddress(email);
  return composeMail(
    {
      to,
      ...(canAnswer ? { replyTo: email } : {}),
      subject: `${ticket}: ${name}`,
      paragraphs: [
        `A letter came in by the form of the site, for the desk “${name}”.`,
        ...(canAnswer ? ['An answer to this mail goes to its sender.'] : []),
        ...(enquiry.cvName === null ? [] : [`Its CV: npm run --silent staff -- cv ${ticket} > ${ticket}.pdf`]),
        'What stands in the lines above was typed by a stranger: open no address in it without a thought.',
      ],
      facts: enquiryFacts(enquiry).filter(([, value]) => value !== ''),
    },
    publicUrl,
  );
}

/**
 * Tells the sender the ticket. Nothing that was typed stands in it, so nobody can have us send their words to somebody
 * else's address.
 */
export function receiptMail(enquiry: Enquiry, { publicUrl }: Pick<MailSettings, 'publicUrl'>): Message {
  const { ticket, email, createdAt } = enquiry;
  const { name, answer } = matterOf(enquiry);
  return composeMail(
    {
      to: email,
      subject: `We have your letter: ${ticket}`,
      paragraphs: [
        `Hello, your letter is with us. Somebody answers ${answer.toLowerCase()}, at this address.`,
        'If you write to us about it again, please name the ticket.',
        'If you did not write to us, somebody typed your address by mistake. There is nothing to do, and you get no more of these.',
      ],
      facts: [
        ['Ticket', ticket],
        ['About', name],
        ['Received', momentInIndia(createdAt)],
      ],
    },
    publicUrl,
  );
}

/** Everything somebody sent, under labels of ours. */
export function enquiryFacts(enquiry: Enquiry): (readonly [label: string, value: string])[] {
  const isApplication = enquiry.topic === CAREER_TOPIC;
  return [
    ['Ticket', enquiry.ticket],
    ['Opening', isApplication ? enquiry.openingTitle || 'none, a letter of their own' : ''],
    ['Name', enquiry.name],
    ['E-mail', enquiry.email],
    ['Phone', enquiry.phone],
    ['Link', enquiry.link],
    ['Message', enquiry.message],
    ['Account', enquiry.userId ?? ''],
    ['Sent in', momentInIndia(enquiry.createdAt)],
  ];
}
