import { Injectable } from '@nestjs/common';
import { type Limit, RateLimitsService, type Use } from '../limits';
import { type CodePurpose, gapMsOf } from './code-purpose';
import type { Medium } from './medium';
import { networkOf } from './network-of';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How often codes may be asked for and sent in. A medium and an address are never counted together: either alone is enough. */
@Injectable()
export class CodeLimitsService {
  constructor(private readonly limits: RateLimitsService) {}

  takeSend(purpose: CodePurpose, medium: Medium, ip: string): Promise<Use> {
    const limits: readonly Limit[] = [
      { name: 'code:ip:minute', subject: ip, most: 3, windowMs: MINUTE_MS },
      { name: 'code:ip:hour', subject: ip, most: 30, windowMs: HOUR_MS },
      { name: 'code:network:hour', subject: networkOf(ip), most: 200, windowMs: HOUR_MS },
      ...perMedium(purpose, medium),
    ];
    return this.limits.take(limits);
  }

  /** Of a code that goes to a phone besides its mail: the asking was counted with the mail. */
  takeCopy(purpose: CodePurpose, medium: Medium): Promise<Use> {
    const gap = { name: `code:${purpose}:gap`, subject: medium.value, most: 1, windowMs: gapMsOf(purpose) };
    return this.limits.take([gap, ...perMedium(purpose, medium)]);
  }

  /**
   * Only wrong codes stay counted: the caller takes a right one back. Thousands of people share one address of a mobile
   * carrier, and those who type correctly must not shut one another out.
   */
  takeCheck(ip: string): Promise<Use> {
    return this.limits.take([
      { name: 'code-check:ip:minute', subject: ip, most: 6, windowMs: MINUTE_MS },
      { name: 'code-check:ip:hour', subject: ip, most: 30, windowMs: HOUR_MS },
    ]);
  }
}

function perMedium(purpose: CodePurpose, { value: subject }: Medium): readonly Limit[] {
  return [
    { subject, name: `code:${purpose}:2-minutes`, most: 3, windowMs: 2 * MINUTE_MS },
    { subject, name: `code:${purpose}:hour`, most: 5, windowMs: HOUR_MS },
    { subject, name: `code:${purpose}:day`, most: 10, windowMs: DAY_MS },
    { subject, name: 'code:all:day', most: 15, windowMs: DAY_MS },
  ];
}
