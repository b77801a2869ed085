import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { loadHome } from '../../../../../../mf-landing/src/pages/home.loader';
import { HomePage } from '../../../../../../mf-landing/src/pages/home.page';
import { type FrameLook, metaOf, withData } from '../page';
import { loadInBrowser, loadOnServer } from '../page-data';

const createLoader = (queryClient: QueryClient) => () => loadHome(queryClient);

export const handle: FrameLook = { header: 'over', hasFooter: true };
export const meta = metaOf({
  title: 'All Talent | Got Talent? Get Discovered!',
  description: 'Casting calls, creator campaigns and live gigs across India and beyond.',
});
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, createLoader, '/api/site-content/heads/home');
export const clientLoader = (args: LoaderFunctionArgs) => loadInBrowser(args, createLoader);
export default withData(HomePage);
