type FoundName = { readonly before: string; readonly itself: string; readonly after: string };

/** Returns where a name occurs in a line; `D’Souza` and `D'Souza` are the same name. */
export function findName(line: string, name: string): FoundName | null {
  const start = toPlain(line).indexOf(toPlain(name));
  if (start < 0 || name === '') return null;
  const end = start + name.length;
  return { before: line.slice(0, start), itself: line.slice(start, end), after: line.slice(end) };
}

function toPlain(text: string): string {
  return text.replaceAll('’', "'");
}
