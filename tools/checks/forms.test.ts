import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES, ROOT } from '../build/packages';

const FORM = /<form\b/u;
const TAKES_FORMIK = /\bfrom 'formik'/u;
const NOT_OF_A_PAGE = /\.test\.tsx$|\/(?:testing|dev)\//u;

/** Forms that send nothing to a server: each leads to an address that says what was chosen. */
const LEADS_TO_AN_ADDRESS: Readonly<Record<string, string>> = {
  'shell/src/pages/not-found.page.tsx': 'looks for talent at /talents, by GET',
  'mf-landing/src/features/home/hero/talent-search-form.tsx': 'looks for talent at /talents, by GET',
  'shared/src/ui/listing/filter-sheet-form.tsx': 'filters of a listing, on a phone',
  'mf-content/src/features/faqs/faq-search.tsx': 'words looked for in the answers, by GET',
  'mf-jobs/src/features/board/job-rail.tsx': 'filters of the jobs',
  'mf-talents/src/features/search/search-toolbar.tsx': 'filters of the talents',
  'mf-office/src/features/audit/audit-filter.tsx': 'the subject of the audit trail',
  'mf-office/src/features/orders/orders-view.tsx': 'what orders are found by',
  'mf-office/src/features/people/people-view.tsx': 'what accounts are found by',
  'mf-office/src/features/content/content-view.tsx': 'what texts are found by',
  'mf-office/src/features/leads/lead-filters.tsx': 'search and filters of leads',
  'mf-office/src/domain/queue/queue-list.tsx': 'what items of a queue are found by',
};

/** Forms without a button that sends them: a field is checked and stored when it is left. */
const STORED_WHEN_LEFT: readonly string[] = [
  'mf-office/src/features/text/text-editor.tsx',
  'mf-talents/src/features/profile-settings/section/section-form.tsx',
];
const CHECKS_FIELDS = /<Formik\b[\s\S]{0,600}?\bvalidat(?:e|ionSchema)=/u;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const isByHand = (source: string): boolean => FORM.test(source) && !TAKES_FORMIK.test(source);

const pages = ['shared', 'shell', ...REMOTES].flatMap((folder) =>
  readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/src/${name}`)
    .filter((path) => path.endsWith('.tsx') && !NOT_OF_A_PAGE.test(path)),
);

test('a form that holds its fields by hand is told from one that stands on Formik', () => {
  expect(isByHand("import { useState } from 'react';\n<form onSubmit={send}>")).toBe(true);
  expect(isByHand("import { useFormik } from 'formik';\n<form onSubmit={formik.handleSubmit}>")).toBe(false);
  expect(isByHand("import { Form, Formik } from 'formik';\n<Form noValidate>")).toBe(false);
});

test('every form of the site that sends something to a server stands on Formik', () => {
  const excepted = new Set(Object.keys(LEADS_TO_AN_ADDRESS));
  expect(pages.length).toBeGreaterThan(300);
  expect(pages.filter((path) => !excepted.has(path) && isByHand(read(path)))).toEqual([]);
});

test('every form that leads to an address is still there', () => {
  expect(Object.keys(LEADS_TO_AN_ADDRESS).filter((path) => !isByHand(read(path)))).toEqual([]);
});

test('a field that is left shows no error, which would move the button away from the press that is on it', () => {
  const isCheckedWhenLeft = (source: string) => CHECKS_FIELDS.test(source) && !source.includes('validateOnBlur={false}');
  expect(pages.filter((path) => isCheckedWhenLeft(read(path)))).toEqual(STORED_WHEN_LEFT);
});
