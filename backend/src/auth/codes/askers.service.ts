import { lineOf, networkOf } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { Visitor } from '../../kernel/http/access.decorators';
import { KnownDevicesService } from '../sessions/known-devices.service';

/** Sender of requests for codes, as limits count it. */
export type Asker = {
  /** Known browser of the medium's account; for other browsers the line, which a changed cookie cannot hide. */
  readonly id: string;
  readonly isKnown: boolean;
  /** Id from the browser's cookie, which strangers can change at will. */
  readonly browser: string;
  readonly line: string;
  readonly network: string;
};

/** Visitor with the account to which the medium belongs; null for none. */
export type AskedBy = { readonly visitor: Visitor; readonly accountId?: string | null | undefined };

@Injectable()
export class AskersService {
  constructor(private readonly devices: KnownDevicesService) {}

  of({ visitor, accountId = null }: AskedBy): Asker {
    const { ip, sid, devices = '' } = visitor;
    const device = accountId === null ? null : this.devices.find(devices, accountId);
    const id = device === null ? `line ${lineOf(ip)}` : `device ${device}`;
    return { id, isKnown: device !== null, browser: sid ?? '', line: lineOf(ip), network: networkOf(ip) };
  }
}
