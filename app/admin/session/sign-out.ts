import { href, redirect } from 'react-router'
import { backendContext, requestContext } from '../../context.ts'
import type { Route } from './+types/sign-out'

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(backendContext)
  const cookies = await auth.signOut(request.headers, context.get(requestContext).visitor)
  return redirect(href('/admin/login'), { headers: cookies.map((cookie) => ['Set-Cookie', cookie]) })
}

export function loader() {
  return redirect(href('/admin'))
}
