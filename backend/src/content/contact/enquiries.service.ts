import type { SendEnquiryInput, Ticket } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { oneLine, severalLines } from '../../kernel/text/form-text';
import { EnquiryDeskService, type Letter, type Sender } from './enquiry-desk.service';

/** Letters to the desks of the contact page. */
@Injectable()
export class EnquiriesService {
  constructor(private readonly desk: EnquiryDeskService) {}

  async send(input: SendEnquiryInput, sender: Sender): Promise<Ticket> {
    return (await this.desk.findFormer(sender)) ?? this.desk.take(letterOf(input), { pass: input, sender });
  }
}

function letterOf({ topic, name, email_id, message }: SendEnquiryInput): Letter {
  const text = { name: requireWords('name', oneLine(name)), message: requireWords('message', severalLines(message)) };
  return { topic, email: email_id, ...text, opening: '', openingTitle: '', phone: '', link: '', cvName: null };
}

/** What is left of a text of signs that nobody sees. */
export function requireWords(field: string, text: string): string {
  if (/[^\s\p{Cf}]/u.test(text)) return text;
  throw new DomainError('VALIDATION_FAILED', { fields: { [field]: 'Please write something that can be read' } });
}
