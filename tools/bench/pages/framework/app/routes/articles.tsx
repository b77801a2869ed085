import type { LoaderFunctionArgs } from 'react-router';
import { beginArticles } from '../../../../../../mf-content/src/pages/articles.loader';
import { Component } from '../../../../../../mf-content/src/pages/articles.page';
import { type FrameLook, metaOf, withData } from '../page';
import { loadInBrowser, loadOnServer } from '../page-data';

export const handle: FrameLook = { header: 'solid', hasFooter: true };
export const meta = metaOf({
  title: 'Articles | All Talent',
  description: 'Self-tapes, portfolios, contracts and safety on set: advice from the casting desk.',
});
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, beginArticles, '/api/site-content/articles/head');
export const clientLoader = (args: LoaderFunctionArgs) => loadInBrowser(args, beginArticles);
export default withData(Component);
