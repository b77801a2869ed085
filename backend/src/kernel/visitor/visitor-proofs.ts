import { createHmac } from 'node:crypto';
import {
  cookieChoiceOf,
  type DrawFailure,
  type FrontDoorStatus,
  isDrawFailureProven,
  type Mac,
  OVERRIDE_COOKIE,
  parseFrontDoor,
  parseVisitor,
  PREVIEW_COOKIE,
  readPageToken,
  readPreviews,
  type SignedPage,
  type Visitor,
  VISITOR_COOKIE,
  VISITOR_KEY_PURPOSE,
} from '@alltalent/shared/contracts';
import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../clock/clock';
import { AppConfig } from '../config/config';
import { keyedHash } from '../keyed-hash';
import { previewCookie } from './preview-cookie';

const CLOCKS_DIFFER_MS = 15 * 60 * 1000;

/**
 * Injects the value of the visitor cookie, unverified: `readVisitor` checks it. Undefined without one, for a browser with an
 * override or a preview, and for a visitor who refuses statistics.
 */
export const VisitorCookie = createParamDecorator((_data: unknown, context: ExecutionContext): string | undefined => {
  const { cookies, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const isTrying = cookies[OVERRIDE_COOKIE] !== undefined || cookies[PREVIEW_COOKIE] !== undefined;
  if (isTrying || cookieChoiceOf(headers.cookie, headers['sec-gpc'] === '1') === 'needed') return undefined;
  return cookies[VISITOR_COOKIE];
});

/** Verifies what the front door signed: visitors with their variants, page tokens, and its own status. */
@Injectable()
export class VisitorProofs {
  private readonly mac: Mac;

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.mac = visitorMac(config.secretKey);
  }

  /** Returns the visitor of a cookie; null unless the front door signed it. */
  readVisitor(cookie: string | undefined): Visitor | null {
    return parseVisitor(cookie, this.mac);
  }

  /** Returns whether the calling code runs for a request of a browser with a preview: what it does is counted nowhere. */
  hasPreview(): boolean {
    return readPreviews(previewCookie(), this.clock.now(), this.mac).length > 0;
  }

  /** Returns the page that a token names; null for a token that is forged or expired. */
  readPage(token: string): SignedPage | null {
    return readPageToken(token, this.clock.now(), this.mac);
  }

  /** Returns whether the front door sent this report of a page that it could not draw. */
  isDrawFailureProven(report: DrawFailure, proof: string): boolean {
    return isDrawFailureProven(report, proof, this.mac);
  }

  /** Returns the status in a front door's header; null unless it is signed and at most 15 minutes old. */
  readFrontDoor(header: string): FrontDoorStatus | null {
    const said = parseFrontDoor(header, this.mac);
    return said && Math.abs(this.clock.now() - said.said_at) < CLOCKS_DIFFER_MS ? said : null;
  }

  /** Returns the keyed hash that is stored in place of a visitor's id. */
  pseudonymOf({ id }: Visitor): string {
    return keyedHash(this.config.secretKey, `visitor:${id}`);
  }
}

/** Creates the MAC of front door and backend, whose key both derive from SECRET_KEY. */
export function visitorMac(secretKey: string): Mac {
  const key = keyedHash(secretKey, VISITOR_KEY_PURPOSE);
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
