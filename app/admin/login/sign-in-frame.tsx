import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { adminText } from '../../../text/admin/admin.ts'
import { pageTitle } from '../../../text/public/page-title.ts'

/** The frame of the pages that need no session. */
export function SignInFrame({
  name,
  title,
  back = { to: href('/admin/login'), label: adminText.signIn.backToSignIn },
  children,
}: {
  /** The name of the building. */
  name: string
  title: string
  back?: { to: string; label: string }
  children: ReactNode
}) {
  return (
    <main className="grid min-h-screen place-items-center bg-sea-900 px-4 py-12">
      <title>{pageTitle({ name }, title)}</title>
      <div className="w-full max-w-md rounded-card bg-white p-8 shadow-card">
        <p className="text-lg font-black text-sea-600">{name}</p>
        <h1 className="mt-1 mb-8 text-3xl">{title}</h1>
        {children}
        <Link to={back.to} className="mt-4 inline-flex min-h-11 items-center text-sea-700 hover:underline">
          {back.label}
        </Link>
      </div>
    </main>
  )
}
