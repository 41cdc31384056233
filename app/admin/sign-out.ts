import { href, redirect } from 'react-router'
import { backendContext, requestContext } from '../context.ts'
import type { Route } from './+types/sign-out'
import { tellOtherTabs } from './session-end.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(backendContext)
  const cookies = await auth.signOut(request.headers, context.get(requestContext).visitor)
  return redirect(href('/admin/login'), { headers: cookies.map((cookie) => ['Set-Cookie', cookie]) })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (thrown) {
    // A redirection is how the server says that it is done.
    if (thrown instanceof Response) tellOtherTabs()
    throw thrown
  }
}

export function loader() {
  return redirect(href('/admin'))
}
