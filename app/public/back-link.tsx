import { Link } from 'react-router'

/** The way back to where a page belongs: above its heading, the same on all pages. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="off-paper inline-flex min-h-11 items-center gap-2 font-semibold text-sea-700 underline-offset-4 hover:underline"
    >
      <span aria-hidden="true">←</span>
      {children}
    </Link>
  )
}
