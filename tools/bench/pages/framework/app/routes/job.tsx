import type { LoaderFunctionArgs } from 'react-router';
import { beginJob } from '../../../../../../mf-jobs/src/pages/job.loader';
import { Component } from '../../../../../../mf-jobs/src/pages/job.page';
import { type FrameLook, metaOf, withData } from '../page';
import { loadInBrowser, loadOnServer } from '../page-data';

export const handle: FrameLook = { header: 'solid', hasFooter: true };
export const meta = metaOf({ title: 'Job | All Talent', description: 'A casting call on All Talent: roles, pay, place and dates.' });
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, beginJob, '/api/jobs/{key}/head');
export const clientLoader = (args: LoaderFunctionArgs) => loadInBrowser(args, beginJob);
export default withData(Component);
