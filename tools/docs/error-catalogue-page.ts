import { ERRORS } from '@alltalent/shared/contracts';

const INTRODUCTION = `# Errors

Every failed call answers \`application/problem+json\` (RFC 9457): \`type\`, \`title\`, \`status\`, \`code\`, \`detail\`, \`request_id\`, and where they apply \`fields\` (first message per field, by wire name) and \`retry_after\` (seconds). \`message\` repeats \`detail\` for callers that read the product's older answers.

In the browser \`request\` throws an \`ApiError\` with this document, or a \`ConnectionError\` when no answer came. Field messages go to the form, 401 ends the local session, 404 shows the not-found page, the rest goes to the nearest error state. The client itself never shows anything.

This page is made from the catalogue in \`shared/src/contracts/core/errors.ts\`.

| code | status | title |
|---|---|---|
`;

/** Returns the text of docs/errors.md. */
export function errorCatalogue(): string {
  const rows = Object.entries(ERRORS).map(
    ([code, { status, title }]) => `| <a id="${code.toLowerCase()}"></a>${code} | ${status} | ${title} |`,
  );
  return `${INTRODUCTION}${rows.join('\n')}\n`;
}
