/** Whether the session still holds: the guard of the back office answers all others with the way to sign in. */
export function loader() {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
