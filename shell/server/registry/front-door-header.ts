import { FRONT_DOOR_HEADER, formatFrontDoor, type FrontDoorStatus, type Mac } from '@alltalent/shared/contracts';

/** Name of a front door, and the signature function for its status header. */
export type FrontDoorIdentity = { readonly name: string; readonly mac: Mac };

/** Returns the signed status header; empty for a front door that shares no key with the backend. */
export function frontDoorHeader(
  identity: FrontDoorIdentity | null | undefined,
  status: Omit<FrontDoorStatus, 'name'>,
): Record<string, string> {
  return identity ? { [FRONT_DOOR_HEADER]: formatFrontDoor({ ...status, name: identity.name }, identity.mac) } : {};
}
