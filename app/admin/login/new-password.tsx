import { data, href, redirect } from 'react-router'
import { minNewPasswordLength } from '../../../domain/people/new-password.ts'
import { newPasswordSchema } from '../../../domain/people/people-schemas.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { backendContext, requestContext } from '../../context.ts'
import { loadNamedBuilding } from '../../named-building.ts'
import { adminStyles } from '../frame/admin-styles.ts'
import { keepTheSimpleForm } from '../session/keep-simple-form.ts'
import { SimpleForm } from '../session/simple-form.tsx'
import { SubmissionRefusal, simpleFormAction } from '../session/simple-form-action.ts'
import type { Route } from './+types/new-password'
import { noStore } from './no-store.ts'
import { rememberEmail } from './set-password-email.ts'
import { SignInFrame } from './sign-in-frame.tsx'

const text = adminText.signIn.newPassword

export const links: Route.LinksFunction = adminStyles
export const headers = noStore

/** Loading the page does not use up the link, because mail scanners open links, too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const link = await context.get(backendContext).people.findLink(tokenOf(request))
  const { name } = await loadNamedBuilding(context)
  if (!link) return data({ name, link }, { status: 404 })
  return data({ name, link: { kind: link.kind, email: link.email } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { people } = context.get(backendContext)
  const { visitor } = context.get(requestContext)
  const link = await people.findLink(tokenOf(request))
  const submitted = await simpleFormAction(
    { request, context },
    {
      schema: newPasswordSchema(link?.email ?? ''),
      run: async ({ password }) =>
        (await people.setPassword(tokenOf(request), password, visitor)) ??
        new SubmissionRefusal(404, text.invalidLink),
    },
  )
  if (submitted.refused) return submitted.refused
  const { cookie, email } = submitted.done
  const cookies = [cookie, await rememberEmail(email, visitor)]
  const headers = cookies.map((each): [string, string] => ['Set-Cookie', each])
  throw redirect(`${href('/admin/login')}?password=set`, { headers })
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('link') ?? ''
}

export const clientAction = keepTheSimpleForm

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { name, link } = loaderData
  if (!link)
    return (
      <SignInFrame name={name} title={text.title}>
        <p role="alert" className="rounded-lg bg-sold-soft p-4 font-medium text-sold">
          {text.invalidLink}
        </p>
      </SignInFrame>
    )
  const { kind, email } = link
  return (
    <SignInFrame name={name} title={text.title}>
      <p className="mb-4 wrap-anywhere">{text.advice[kind](email)}</p>
      <SimpleForm
        id="new-password"
        schema={newPasswordSchema(email)}
        lastResult={actionData}
        fields={[
          {
            name: 'password',
            label: text.password,
            type: 'password',
            autoComplete: 'new-password',
            remark: text.remark(minNewPasswordLength),
          },
          { name: 'repeated', label: text.repeated, type: 'password', autoComplete: 'new-password' },
        ]}
        submit={text.submit}
      />
    </SignInFrame>
  )
}
