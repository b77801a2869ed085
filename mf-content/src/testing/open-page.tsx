import { openRoutes } from '@alltalent/shared/testing';
import { createRoutes } from '../routes';

export const openPage = (url: string) => openRoutes(createRoutes, url);

export { findTitle } from '@alltalent/shared/testing';
