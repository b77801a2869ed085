/** The pages that are compared, and those that their links lead to in a visit. */
export default [
  { id: 'landing.home', index: true, file: 'routes/home.tsx' },
  { id: 'landing.hiring-influencer', path: 'hiring-influencer', file: 'routes/hiring-influencer.tsx' },
  { id: 'jobs.board', path: 'jobs', file: 'routes/jobs.tsx' },
  { id: 'jobs.job', path: 'jobs/:key', file: 'routes/job.tsx' },
  { id: 'content.articles', path: 'article', file: 'routes/articles.tsx' },
  { id: 'content.article', path: 'article/:slug', file: 'routes/article.tsx' },
  { id: 'talents.search', path: 'talents', file: 'routes/talents.tsx' },
  { id: 'talents.profile', path: ':slug', file: 'routes/profile.tsx' },
];
