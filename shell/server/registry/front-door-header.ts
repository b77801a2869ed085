import { FRONT_DOOR_HEADER, formatFrontDoor, type FrontDoorStatus, type Mac } from '@alltalent/shared/contracts';

/** How a front door is called, and how it signs what it says of itself. */
export type FrontDoorIdentity = { readonly name: string; readonly mac: Mac };

/** None for a front door that shares no key with the backend: it would not be believed. */
export function frontDoorHeader(
  identity: FrontDoorIdentity | null | undefined,
  status: Omit<FrontDoorStatus, 'name'>,
): Record<string, string> {
  return identity ? { [FRONT_DOOR_HEADER]: formatFrontDoor({ ...status, name: identity.name }, identity.mac) } : {};
}
