import type { LoaderFunctionArgs } from 'react-router';
import { beginArticle } from '../../../../../../mf-content/src/pages/article.loader';
import { Component } from '../../../../../../mf-content/src/pages/article.page';
import { type FrameLook, metaOf, withData } from '../page';
import { loadInBrowser, loadOnServer } from '../page-data';

export const handle: FrameLook = { header: 'solid', hasFooter: true };
export const meta = metaOf({ title: 'Article | All Talent', description: 'Advice from the casting desk.' });
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, beginArticle, '/api/documents/article/{slug}/head');
export const clientLoader = (args: LoaderFunctionArgs) => loadInBrowser(args, beginArticle);
export default withData(Component);
