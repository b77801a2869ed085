export function Component() {
  return <h1>Offer</h1>;
}
