import { Injectable } from '@nestjs/common';
import { type Limit, RateLimitsService, type Reservation } from '../../kernel/rate-limits/rate-limits.service';
import { spend } from '../../kernel/rate-limits/spend';
import type { Asker } from './askers.service';
import { type CodePurpose, gapMsOf } from './code-purpose';
import type { Medium } from './medium';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `open`: uses that the right code gives back, so that people who share a line do not shut one another out. */
export type SendReservation = { readonly ids: readonly string[]; readonly open: readonly string[] };

/**
 * Limits of asking for codes and sending them in (docs/decisions/0036). The asker's limit is lower than that of the medium;
 * known browsers of the account have a separate limit that strangers cannot use up.
 */
@Injectable()
export class CodeLimitsService {
  constructor(private readonly limits: RateLimitsService) {}

  async consumeSend(purpose: CodePurpose, medium: Medium, asker: Asker): Promise<SendReservation> {
    const single = { subject: asker.isKnown ? asker.id : asker.browser, name: 'code:browser' };
    const own: readonly Limit[] = [
      { ...single, most: 3, windowMs: MINUTE_MS },
      { ...single, most: 20, windowMs: HOUR_MS },
      ...(asker.isKnown ? [] : [{ name: 'code:network', subject: asker.network, most: 200, windowMs: HOUR_MS }]),
      ...perMedium(purpose, medium, asker),
    ];
    const shared: readonly Limit[] = asker.isKnown ? [] : [{ name: 'code:line', subject: asker.line, most: 60, windowMs: HOUR_MS }];
    const open = await this.limits.consume(shared);
    const { ids } = await spend(open, () => this.limits.consume(own));
    return { ids: [...open.ids, ...ids], open: open.ids };
  }

  /** Consumes the copy of a mailed code that goes to a phone; asking was counted with the mail. */
  consumeCopy(purpose: CodePurpose, medium: Medium, asker: Asker): Promise<Reservation> {
    const gap = { name: `code:${purpose}:gap`, subject: medium.value, most: 1, windowMs: gapMsOf(purpose) };
    return this.limits.consume([gap, ...perMedium(purpose, medium, asker)]);
  }

  /**
   * Counts a code that is sent in; the caller refunds a right one. Thousands of people share one IP address of a mobile carrier,
   * and those who type correctly must not lock one another out.
   */
  consumeCheck({ id, isKnown, browser, line }: Asker): Promise<Reservation> {
    const single = { name: 'code-check:browser', subject: isKnown ? id : browser };
    const shared = { name: 'code-check:line', subject: line };
    return this.limits.consume([
      { ...single, most: 6, windowMs: MINUTE_MS },
      { ...single, most: 30, windowMs: HOUR_MS },
      ...(isKnown
        ? []
        : [
            { ...shared, most: 30, windowMs: MINUTE_MS },
            { ...shared, most: 100, windowMs: HOUR_MS },
          ]),
    ]);
  }

  refund(ids: readonly string[]): Promise<void> {
    return this.limits.refund(ids);
  }
}

function perMedium(purpose: CodePurpose, { value }: Medium, { id, isKnown }: Asker): readonly Limit[] {
  const asker = { subject: `${value} ${id}`, name: `code:${purpose}:asker` };
  const everybody = { subject: value, name: `code:${purpose}:strangers` };
  return [
    { ...asker, most: 3, windowMs: 2 * MINUTE_MS },
    { ...asker, most: 5, windowMs: HOUR_MS },
    { ...asker, most: isKnown ? 10 : 6, windowMs: DAY_MS },
    ...(isKnown
      ? [{ subject: value, name: 'code:known', most: 15, windowMs: DAY_MS }]
      : [
          { subject: asker.subject, name: 'code:asker', most: 8, windowMs: DAY_MS },
          { ...everybody, most: 5, windowMs: 2 * MINUTE_MS },
          { ...everybody, most: 8, windowMs: HOUR_MS },
          { ...everybody, most: 10, windowMs: DAY_MS },
          { subject: value, name: 'code:strangers', most: 15, windowMs: DAY_MS },
        ]),
  ];
}
