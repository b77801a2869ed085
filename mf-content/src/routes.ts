import type { CreateRoutes } from '@alltalent/shared/federation';
import { siteDocumentQuery } from './documents/site-document.query';
import { aboutQuery } from './features/about/about.query';
import { loadArticle } from './features/articles/article.loader';
import { articlesQuery } from './features/articles/articles.query';
import { beginCareer } from './features/career/begin-career';
import { openingQuery } from './features/career/openings.query';
import { deskAddressesQuery } from './features/contact/desk-addresses.query';
import { faqsQuery } from './features/faqs/faqs.query';
import { storiesQuery, storiesWordsQuery } from './features/stories/stories.query';

/** Begins a page's first call beside its code. The page itself shows waiting and failure, so nothing waits here. */
const begin = (prefetch: () => Promise<void>) => () => {
  void prefetch();
  return null;
};

/** A filter in the address is no new page: what is there already stays. */
const onlyForAnotherPage = ({ currentUrl, nextUrl }: { readonly currentUrl: URL; readonly nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const createRoutes: CreateRoutes = ({ queryClient }) => [
  {
    id: 'content.about',
    path: '/about-us',
    loader: begin(() => queryClient.prefetchQuery(aboutQuery)),
    lazy: () => import(/* webpackChunkName: "content.about" */ './pages/about.page'),
  },
  {
    id: 'content.terms',
    path: '/terms-of-use',
    loader: begin(() => queryClient.prefetchQuery(siteDocumentQuery('page', 'terms-of-use'))),
    shouldRevalidate: onlyForAnotherPage,
    lazy: () => import(/* webpackChunkName: "content.terms" */ './pages/terms.page'),
  },
  {
    id: 'content.terms-version',
    path: '/terms-of-use/versions/:version',
    lazy: () => import(/* webpackChunkName: "content.terms" */ './pages/terms.page'),
  },
  {
    id: 'content.privacy',
    path: '/privacy-policy',
    loader: begin(() => queryClient.prefetchQuery(siteDocumentQuery('page', 'privacy-policy'))),
    shouldRevalidate: onlyForAnotherPage,
    lazy: () => import(/* webpackChunkName: "content.privacy" */ './pages/privacy.page'),
  },
  {
    id: 'content.privacy-version',
    path: '/privacy-policy/versions/:version',
    lazy: () => import(/* webpackChunkName: "content.privacy" */ './pages/privacy.page'),
  },
  {
    id: 'content.returns',
    path: '/return-policy',
    loader: begin(() => queryClient.prefetchQuery(siteDocumentQuery('page', 'return-policy'))),
    shouldRevalidate: onlyForAnotherPage,
    lazy: () => import(/* webpackChunkName: "content.returns" */ './pages/return-policy.page'),
  },
  {
    id: 'content.returns-version',
    path: '/return-policy/versions/:version',
    lazy: () => import(/* webpackChunkName: "content.returns" */ './pages/return-policy.page'),
  },
  {
    id: 'content.success',
    path: '/success',
    loader: begin(async () => {
      await Promise.all([queryClient.prefetchQuery(storiesQuery), queryClient.prefetchQuery(storiesWordsQuery)]);
    }),
    lazy: () => import(/* webpackChunkName: "content.success" */ './pages/success.page'),
  },
  {
    id: 'content.faqs',
    path: '/faqs',
    loader: begin(() => queryClient.prefetchQuery(faqsQuery)),
    shouldRevalidate: onlyForAnotherPage,
    lazy: () => import(/* webpackChunkName: "content.faqs" */ './pages/faqs.page'),
  },
  {
    id: 'content.articles',
    path: '/article',
    loader: begin(() => queryClient.prefetchQuery(articlesQuery)),
    shouldRevalidate: onlyForAnotherPage,
    lazy: () => import(/* webpackChunkName: "content.articles" */ './pages/articles.page'),
  },
  {
    id: 'content.article',
    path: '/article/:slug',
    loader: loadArticle(queryClient),
    shouldRevalidate: onlyForAnotherPage,
    lazy: () => import(/* webpackChunkName: "content.article" */ './pages/article.page'),
  },
  {
    id: 'content.article-version',
    path: '/article/:slug/versions/:version',
    lazy: () => import(/* webpackChunkName: "content.article" */ './pages/article.page'),
  },
  {
    id: 'content.career',
    path: '/career',
    loader: begin(() => beginCareer(queryClient)),
    shouldRevalidate: onlyForAnotherPage,
    lazy: () => import(/* webpackChunkName: "content.career" */ './pages/career.page'),
  },
  {
    id: 'content.opening',
    path: '/career/:slug',
    loader: ({ params }) => {
      void queryClient.prefetchQuery(openingQuery(params['slug'] ?? ''));
      return null;
    },
    lazy: () => import(/* webpackChunkName: "content.opening" */ './pages/opening.page'),
  },
  {
    id: 'content.contact',
    path: '/contactus',
    loader: begin(async () => {
      await Promise.all([queryClient.prefetchQuery(siteDocumentQuery('page', 'contactus')), queryClient.prefetchQuery(deskAddressesQuery)]);
    }),
    shouldRevalidate: onlyForAnotherPage,
    lazy: () => import(/* webpackChunkName: "content.contact" */ './pages/contact.page'),
  },
];
