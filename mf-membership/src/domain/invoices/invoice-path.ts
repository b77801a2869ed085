import { ENDPOINTS } from '@alltalent/shared/contracts';

/** Address of an invoice's PDF. */
export const invoicePath = (id: number): string => ENDPOINTS.membershipInvoice.path.replace('{id}', String(id));
