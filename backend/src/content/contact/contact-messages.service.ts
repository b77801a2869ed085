import type { ContactMessageInput, Ticket } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { oneLine, severalLines } from '../../kernel/text/form-text';
import { ContactMessageIntakeService, type ContactMessageContent, type Sender } from './contact-message-intake.service';

/** Contact messages sent by the form of /contactus. */
@Injectable()
export class ContactMessagesService {
  constructor(private readonly intake: ContactMessageIntakeService) {}

  async send(input: ContactMessageInput, sender: Sender): Promise<Ticket> {
    return (await this.intake.findFormer(sender)) ?? this.intake.accept(contentOf(input), { formPass: input, sender });
  }
}

function contentOf({ topic, name, email_id, message }: ContactMessageInput): ContactMessageContent {
  const text = { name: requireText('name', oneLine(name)), message: requireText('message', severalLines(message)) };
  return { topic, email: email_id, ...text, opening: '', openingTitle: '', phone: '', link: '', cvName: null };
}

/** Returns the text; throws VALIDATION_FAILED if it has no visible character. */
export function requireText(field: string, text: string): string {
  if (/[^\s\p{Cf}]/u.test(text)) return text;
  throw new DomainError('VALIDATION_FAILED', { fields: { [field]: 'Please write something that can be read' } });
}
