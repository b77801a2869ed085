import type { SendApplicationInput, Ticket } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { oneLine, severalLines } from '../../kernel/text/form-text';
import { CvsService } from './cvs.service';
import { requireText } from './contact-messages.service';
import { CAREER_TOPIC } from './contact-message.entity';
import { ContactMessageIntakeService, type ContactMessageContent, type Sender } from './contact-message-intake.service';
import { OpeningsService } from './openings.service';

/** Applications to work at All Talent: contact messages to the career desk, with a CV. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly intake: ContactMessageIntakeService,
    private readonly openings: OpeningsService,
    private readonly cvs: CvsService,
  ) {}

  async send(input: SendApplicationInput, sender: Sender): Promise<Ticket> {
    return (await this.intake.findFormer(sender)) ?? this.accept(input, sender);
  }

  private async accept(input: SendApplicationInput, sender: Sender): Promise<Ticket> {
    const content = contentOf(input, await this.titleOf(input.opening));
    const { cv } = input;
    if (cv === '') return this.intake.accept(content, { formPass: input, sender });
    return this.intake.accept(
      { ...content, cvName: cv },
      { formPass: input, sender, storeAlso: (ticket) => this.cvs.claim(cv, sender.visitor.sid, ticket) },
    );
  }

  private async titleOf(slug: string): Promise<string> {
    if (slug === '') return '';
    const opening = await this.openings.find(slug);
    if (opening) return opening.title;
    const refusal = 'This opening has closed. Choose another one, or write to us without one.';
    throw new DomainError('VALIDATION_FAILED', { fields: { opening: refusal } });
  }
}

function contentOf({ opening, name, email_id, contact_no, link, note }: SendApplicationInput, openingTitle: string): ContactMessageContent {
  return {
    topic: CAREER_TOPIC,
    name: requireText('name', oneLine(name)),
    email: email_id,
    message: requireText('note', severalLines(note)),
    opening,
    openingTitle,
    phone: oneLine(contact_no),
    link: oneLine(link),
    cvName: null,
  };
}
