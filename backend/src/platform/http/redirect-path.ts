export { redirectPath } from '@alltalent/shared/contracts';
