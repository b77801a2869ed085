/** Columns of equal width under their names. Nothing in a cell can command a terminal or begin a line. */
export function textTable(names: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [names, ...rows].map((row) => row.map(plainLine));
  const widths = names.map((_name, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))));
  return lines
    .map((line) =>
      line
        .map((cell, column) => pad(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One line that commands nothing. */
export function plainLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

function widthOf(text: string): number {
  return [...text].length;
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(width - widthOf(text));
}
