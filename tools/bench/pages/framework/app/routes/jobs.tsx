import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { beginBoard } from '../../../../../../mf-jobs/src/pages/jobs.loader';
import { Component } from '../../../../../../mf-jobs/src/pages/jobs.page';
import { type FrameLook, metaOf, withData } from '../page';
import { loadInBrowser, loadOnServer } from '../page-data';

export const handle: FrameLook = { header: 'solid', hasFooter: true };
export const meta = metaOf({ title: 'Jobs | All Talent', description: 'Open casting calls with the fee on the line.' });
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname;
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, beginBoard, '/api/site-content/heads/jobs');
export const clientLoader = (args: LoaderFunctionArgs) => loadInBrowser(args, beginBoard);
export default withData(Component);
