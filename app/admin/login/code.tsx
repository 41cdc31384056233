import { href, redirect } from 'react-router'
import { codeSchema } from '../../../domain/people/people-schemas.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { backendContext, requestContext } from '../../context.ts'
import { loadNamedBuilding } from '../../named-building.ts'
import { adminStyles } from '../frame/admin-styles.ts'
import { keepTheSimpleForm } from '../session/keep-simple-form.ts'
import { pageAfterSignIn } from '../session/sign-in-url.ts'
import { SimpleForm } from '../session/simple-form.tsx'
import { SubmissionRefusal, simpleFormAction } from '../session/simple-form-action.ts'
import type { Route } from './+types/code'
import { noStore } from './no-store.ts'
import { SignInFrame } from './sign-in-frame.tsx'

const text = adminText.signIn.code

export const links: Route.LinksFunction = adminStyles
export const headers = noStore

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await context.get(backendContext).auth.findUser(request.headers)
  if (user) return redirect(href('/admin'))
  const { name } = await loadNamedBuilding(context)
  return { name }
}

/** The second step of signing in. */
export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(backendContext)
  const { visitor } = context.get(requestContext)
  const submitted = await simpleFormAction(
    { request, context },
    {
      schema: codeSchema,
      run: async ({ code }) => {
        const result = await auth.enterCode(request.headers, code, visitor)
        if (typeof result !== 'string') return result
        return new SubmissionRefusal(result === 'too-many-requests' ? 429 : 401, messages[result])
      },
    },
  )
  if (submitted.refused) return submitted.refused
  const next = new URL(request.url).searchParams.get('next')
  throw redirect(pageAfterSignIn(next), {
    headers: submitted.done.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
  })
}

const messages = {
  'invalid-credential': text.wrong,
  'begin-anew': text.beginAnew,
  'too-many-requests': errors.signIn['too-many-requests'],
  failed: errors.signIn.failed,
}

export const clientAction = keepTheSimpleForm

export default function EnterCode({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SignInFrame name={loaderData.name} title={text.title}>
      <SimpleForm
        id="code"
        takesFocus
        schema={codeSchema}
        lastResult={actionData}
        fields={[{ name: 'code', label: text.label, remark: text.remark, autoComplete: 'one-time-code' }]}
        submit={adminText.signIn.submit}
      />
    </SignInFrame>
  )
}
