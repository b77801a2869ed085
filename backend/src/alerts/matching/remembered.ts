/** Returns a function that works out each answer once: many searches have the same filter. */
export function remembered<Answer>(work: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.answer;
    const answer = work(text);
    known.set(text, { answer });
    return answer;
  };
}
