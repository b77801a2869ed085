import { siteDocumentQuery } from '../../domain/documents/site-document.query';

export const aboutQuery = siteDocumentQuery('page', 'about-us');
