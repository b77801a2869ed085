export function Component() {
  return <h1>Booking</h1>;
}
