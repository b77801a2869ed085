export function Component() {
  return <h1>Make an offer</h1>;
}
