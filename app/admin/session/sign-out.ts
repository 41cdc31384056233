import { href, redirect } from 'react-router'
import { backendContext, requestContext } from '../../context.ts'
import type { Route } from './+types/sign-out'

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(backendContext)
  const cookies = await auth.signOut(request.headers, context.get(requestContext).visitor)
  const setCookies = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])
  return redirect(href('/admin/login'), {
    // Not "storage": favourites and offline pages are the visitor's, and no page below /admin is stored there.
    headers: [...setCookies, ['Clear-Site-Data', '"cache"']],
  })
}

export function loader() {
  return redirect(href('/admin'))
}
