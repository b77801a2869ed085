import type { LoaderFunctionArgs } from 'react-router';
import { createTalentSearchLoader } from '../../../../../../mf-talents/src/pages/talent-search.loader';
import { Component } from '../../../../../../mf-talents/src/pages/talent-search.page';
import { type FrameLook, metaOf, withData } from '../page';
import { loadInBrowser, loadOnServer } from '../page-data';

export const handle: FrameLook = { header: 'solid', hasFooter: true };
export const meta = metaOf({
  title: 'Talent | All Talent',
  description: 'Actors, models, influencers, singers and more. Search by skill, city and category, and make a shortlist.',
});
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, createTalentSearchLoader, '/api/site-content/heads/talents');
export const clientLoader = (args: LoaderFunctionArgs) => loadInBrowser(args, createTalentSearchLoader);
export default withData(Component);
