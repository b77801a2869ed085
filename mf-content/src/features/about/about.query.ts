import { siteDocumentQuery } from '../../documents/site-document.query';

export const aboutQuery = siteDocumentQuery('page', 'about-us');
