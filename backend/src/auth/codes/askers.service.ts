import { lineOf, networkOf } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { Visitor } from '../../kernel/http/access.decorators';
import { KnownDevicesService } from '../sessions/known-devices.service';

/** Who asks for codes and sends them in, as limits count it. */
export type Asker = {
  /** The browser, if it has logged in to the medium's account before; else the line it comes from, whatever it calls itself. */
  readonly id: string;
  readonly isKnown: boolean;
  /** The browser by its cookie, which a stranger changes at will. */
  readonly browser: string;
  readonly line: string;
  readonly network: string;
};

/** `accountId`: whose medium it is; null for nobody's. */
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
