import { createHmac } from 'node:crypto';
import {
  type FrontDoorStatus,
  type Mac,
  OVERRIDE_COOKIE,
  parseFrontDoor,
  parseVisitor,
  readPageToken,
  type Visitor,
  VISITOR_COOKIE,
  VISITOR_KEY_PURPOSE,
} from '@alltalent/shared/contracts';
import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../clock/clock';
import { AppConfig } from '../config/config';
import { keyedHash } from '../keyed-hash';

const CLOCKS_DIFFER_MS = 15 * 60 * 1000;

/**
 * Value of the cookie with which the front door knows a browser again; not believed before it is read. Undefined without one,
 * and for whoever tries a release by an override.
 */
export const VisitorCookie = createParamDecorator((_data: unknown, context: ExecutionContext): string | undefined => {
  const { cookies } = context.switchToHttp().getRequest<FastifyRequest>();
  return cookies[OVERRIDE_COOKIE] === undefined ? cookies[VISITOR_COOKIE] : undefined;
});

/** Reads what the front door signed: whom it assigned to which variant, and which page it made. */
@Injectable()
export class VisitorProofs {
  private readonly mac: Mac;

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.mac = visitorMac(config.secretKey);
  }

  /** Null for anything but a cookie of the front door. */
  readVisitor(cookie: string | undefined): Visitor | null {
    return parseVisitor(cookie, this.mac);
  }

  /** The page's name; null for a token that is no proof, or no longer. */
  readPage(token: string): string | null {
    return readPageToken(token, this.clock.now(), this.mac);
  }

  /** Null for anything but the word of a front door, said within a quarter of an hour. */
  readFrontDoor(header: string): FrontDoorStatus | null {
    const said = parseFrontDoor(header, this.mac);
    return said && Math.abs(this.clock.now() - said.said_at) < CLOCKS_DIFFER_MS ? said : null;
  }

  /** What is stored in place of a visitor's id. */
  pseudonymOf({ id }: Visitor): string {
    return keyedHash(this.config.secretKey, `visitor:${id}`);
  }
}

/** Front door and backend derive the same key from SECRET_KEY. */
export function visitorMac(secretKey: string): Mac {
  const key = keyedHash(secretKey, VISITOR_KEY_PURPOSE);
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
