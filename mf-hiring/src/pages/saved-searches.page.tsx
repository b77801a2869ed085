export function Component() {
  return <h1>Saved searches</h1>;
}
