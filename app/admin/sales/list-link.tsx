import { Link } from 'react-router'

/** At the end of a short list: the way to the whole one. */
export function ListLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="mt-2 mr-6 inline-flex min-h-8 items-center text-sm font-semibold text-sea-700 underline underline-offset-4 pointer-coarse:min-h-11"
    >
      {children}
    </Link>
  )
}
