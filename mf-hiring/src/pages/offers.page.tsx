export function Component() {
  return <h1>Offers</h1>;
}
