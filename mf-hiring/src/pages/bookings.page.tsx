export function Component() {
  return <h1>Bookings</h1>;
}
