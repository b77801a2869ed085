import type { CreateRoutes } from '@alltalent/shared/federation';
import { beginAbout } from './pages/about.loader';
import { beginArticle } from './pages/article.loader';
import { beginArticles } from './pages/articles.loader';
import { beginCareer } from './pages/career.loader';
import { beginContact } from './pages/contact.loader';
import { beginFaqs } from './pages/faqs.loader';
import { beginOpening } from './pages/opening.loader';
import { beginReading } from './pages/reading.loader';
import { beginSuccess } from './pages/success.loader';

/** A filter in the address is no new page: what is there already stays. */
const onlyForAnotherPage = ({ currentUrl, nextUrl }: { readonly currentUrl: URL; readonly nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const createRoutes: CreateRoutes = ({ queryClient }) => [
  {
    id: 'content.about',
    path: '/about-us',
    loader: beginAbout(queryClient),
    lazy: () => import(/* webpackChunkName: "content.about" */ './pages/about.page'),
  },
  {
    id: 'content.terms',
    path: '/terms-of-use',
    loader: beginReading(queryClient, 'terms-of-use'),
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
    loader: beginReading(queryClient, 'privacy-policy'),
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
    loader: beginReading(queryClient, 'return-policy'),
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
    loader: beginSuccess(queryClient),
    lazy: () => import(/* webpackChunkName: "content.success" */ './pages/success.page'),
  },
  {
    id: 'content.faqs',
    path: '/faqs',
    loader: beginFaqs(queryClient),
    shouldRevalidate: onlyForAnotherPage,
    lazy: () => import(/* webpackChunkName: "content.faqs" */ './pages/faqs.page'),
  },
  {
    id: 'content.articles',
    path: '/article',
    loader: beginArticles(queryClient),
    shouldRevalidate: onlyForAnotherPage,
    lazy: () => import(/* webpackChunkName: "content.articles" */ './pages/articles.page'),
  },
  {
    id: 'content.article',
    path: '/article/:slug',
    loader: beginArticle(queryClient),
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
    loader: beginCareer(queryClient),
    shouldRevalidate: onlyForAnotherPage,
    lazy: () => import(/* webpackChunkName: "content.career" */ './pages/career.page'),
  },
  {
    id: 'content.opening',
    path: '/career/:slug',
    loader: beginOpening(queryClient),
    lazy: () => import(/* webpackChunkName: "content.opening" */ './pages/opening.page'),
  },
  {
    id: 'content.contact',
    path: '/contactus',
    loader: beginContact(queryClient),
    shouldRevalidate: onlyForAnotherPage,
    lazy: () => import(/* webpackChunkName: "content.contact" */ './pages/contact.page'),
  },
];
