import type { SendApplicationInput, Ticket } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { oneLine, severalLines } from '../../kernel/text/form-text';
import { CvsService } from './cvs.service';
import { requireWords } from './enquiries.service';
import { CAREER_TOPIC } from './enquiry.entity';
import { EnquiryDeskService, type Letter, type Sender } from './enquiry-desk.service';
import { OpeningsService } from './openings.service';

/** Letters of those who want to work at All Talent, with their CVs. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly desk: EnquiryDeskService,
    private readonly openings: OpeningsService,
    private readonly cvs: CvsService,
  ) {}

  async send(input: SendApplicationInput, sender: Sender): Promise<Ticket> {
    return (await this.desk.findFormer(sender)) ?? this.take(input, sender);
  }

  private async take(input: SendApplicationInput, sender: Sender): Promise<Ticket> {
    const letter = letterOf(input, await this.titleOf(input.opening));
    const { cv } = input;
    if (cv === '') return this.desk.take(letter, { pass: input, sender });
    return this.desk.take(
      { ...letter, cvName: cv },
      { pass: input, sender, beside: (ticket) => this.cvs.claim(cv, sender.visitor.sid, ticket) },
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

function letterOf({ opening, name, email_id, contact_no, link, note }: SendApplicationInput, openingTitle: string): Letter {
  return {
    topic: CAREER_TOPIC,
    name: requireWords('name', oneLine(name)),
    email: email_id,
    message: requireWords('note', severalLines(note)),
    opening,
    openingTitle,
    phone: oneLine(contact_no),
    link: oneLine(link),
    cvName: null,
  };
}
