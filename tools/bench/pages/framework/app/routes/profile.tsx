import type { LoaderFunctionArgs } from 'react-router';
import { createTalentProfileLoader } from '../../../../../../mf-talents/src/pages/talent-profile.loader';
import { Component } from '../../../../../../mf-talents/src/pages/talent-profile.page';
import { type FrameLook, metaOf, withData } from '../page';
import { loadInBrowser, loadOnServer } from '../page-data';

export const handle: FrameLook = { header: 'solid', hasFooter: true };
export const meta = metaOf({
  title: 'Talent profile | All Talent',
  description: 'Pictures, skills and credits of a talent on All Talent.',
});
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, createTalentProfileLoader, '/api/talent-profile/{slug}/head');
export const clientLoader = (args: LoaderFunctionArgs) => loadInBrowser(args, createTalentProfileLoader);
export default withData(Component);
