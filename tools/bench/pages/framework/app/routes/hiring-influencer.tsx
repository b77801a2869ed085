import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { Component } from '../../../../../../mf-landing/src/pages/hiring-influencer.page';
import { loadLanding } from '../../../../../../mf-landing/src/pages/landing.loader';
import { type FrameLook, metaOf, withData } from '../page';
import { loadInBrowser, loadOnServer } from '../page-data';

const createLoader = (queryClient: QueryClient) => () => loadLanding(queryClient, 'hiring-influencer');

export const handle: FrameLook = { header: 'over', hasFooter: false };
export const meta = metaOf({
  title: 'Hire influencers | All Talent digital casting agency',
  description: 'A digital casting agency for brands: discover, connect and hire influencers for your next campaign.',
});
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, createLoader, '/api/site-content/heads/hiring-influencer');
export const clientLoader = (args: LoaderFunctionArgs) => loadInBrowser(args, createLoader);
export default withData(Component);
