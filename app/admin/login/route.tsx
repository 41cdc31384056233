import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react'
import {
  data,
  Form,
  href,
  Link,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
} from 'react-router'
import { isFull, isUnavailable } from '../../../backend/is-unavailable.ts'
import { signInSchema } from '../../../domain/sign-in.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { formsText } from '../../../text/public/bg/forms.ts'
import { pageTitle } from '../../../text/public/page-title.ts'
import { backendContext, requestContext } from '../../context.ts'
import { publicFormLimit, readForm } from '../../forms/read-form.ts'
import { loadNamedBuilding } from '../../named-building.ts'
import { button } from '../../ui/button.ts'
import { TextField } from '../../ui/field.tsx'
import { parseForm } from '../form/parse-form.ts'
import { adminStyles } from '../frame/admin-styles.ts'
import { pageAfterSignIn } from '../session/sign-in-url.ts'
import { useSignedOutNotice } from '../session/use-session-end.ts'
import type { Route } from './+types/route'
import { noStore } from './no-store.ts'
import { readEmail } from './set-password-email.ts'

const text = adminText.signIn
const link = 'inline-flex min-h-11 items-center text-sea-700 hover:underline'

export const links: Route.LinksFunction = adminStyles
export const headers = noStore

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await context.get(backendContext).auth.findUser(request.headers)
  if (user) return redirect(href('/admin'))
  const { name } = await loadNamedBuilding(context)
  const isPasswordSet = new URL(request.url).searchParams.get('password') === 'set'
  return { name, isPasswordSet, email: isPasswordSet ? await readEmail(request) : '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const read = await readForm({ request, context }, { schema: signInSchema, maxBytes: publicFormLimit })
  if ('refusal' in read) {
    const { status, fault, fields } = read.refusal
    const typed = parseForm(fields ?? new FormData(), signInSchema)
    return data(typed.reply({ formErrors: [formsText[fault]], hideFields: ['password'] }), { status })
  }
  const submission = parseForm(read.form, signInSchema)
  if (submission.status !== 'success')
    return data(submission.reply({ hideFields: ['password'] }), { status: 400 })

  const { auth } = context.get(backendContext)
  const { visitor, logError } = context.get(requestContext)
  const result = await auth.signIn(submission.value, visitor).catch((error) => {
    logError(error)
    return isFull(error) || isUnavailable(error) ? ('unavailable' as const) : ('failed' as const)
  })
  if (typeof result === 'string') {
    const reply = submission.reply({ formErrors: [errors.signIn[result]], hideFields: ['password'] })
    const isLater = result === 'too-many-requests' || result === 'unavailable'
    const headers = new Headers(isLater ? { 'Retry-After': '60' } : {})
    return data(reply, { status: statuses[result], headers })
  }
  const next = pageAfterSignIn(new URL(request.url).searchParams.get('next'))
  const codePage = `${href('/admin/login/code')}?${new URLSearchParams({ next })}`
  return redirect(result.asksForCode ? codePage : next, {
    headers: result.cookies.map((cookie) => ['Set-Cookie', cookie]),
  })
}

const statuses = {
  'invalid-credential': 401,
  'too-many-requests': 429,
  failed: 500,
  unavailable: 503,
} as const

/**
 * Submits the sign-in, and logs the messages of a refusal or failure to the console. If the server does not
 * respond, the form keeps the typed e-mail.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const reply = await submitSignIn(request, serverAction)
  for (const message of reply.error?.[''] ?? []) console.error(message)
  return reply
}

async function submitSignIn(
  request: Request,
  serverAction: () => Promise<SubmissionResult>,
): Promise<SubmissionResult> {
  const typed = await request.clone().formData()
  try {
    return await serverAction()
  } catch (thrown) {
    // The redirect after a successful sign-in is thrown as a Response.
    if (thrown instanceof Response) throw thrown
    const submission = parseForm(typed, signInSchema)
    return submission.reply({ formErrors: [errors.signIn.failed], hideFields: ['password'] })
  }
}

/** After a refused sign-in the page is not reloaded: no data has changed, and reloading might fail, too. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return (actionResult as SubmissionResult | undefined)?.error ? false : defaultShouldRevalidate
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  useSignedOutNotice()
  const submitting = useNavigation().formMethod === 'POST'
  const [form, fields] = useForm({
    lastResult: actionData ?? null,
    defaultValue: { email: loaderData.email },
    onValidate: ({ formData }) => parseForm(formData, signInSchema),
    shouldRevalidate: 'onInput',
  })

  return (
    <main className="grid min-h-screen place-items-center bg-sea-900 px-4 py-12">
      <title>{pageTitle(loaderData, text.title)}</title>
      <div className="w-full max-w-md rounded-card bg-white p-8 shadow-card">
        <p className="text-lg font-black text-sea-600">{loaderData.name}</p>
        <h1 className="mt-1 text-3xl">{text.title}</h1>
        {loaderData.isPasswordSet && (
          <p role="status" className="mt-6 rounded-lg bg-available-soft p-4 font-medium text-available">
            {text.passwordIsSet}
          </p>
        )}
        <Form method="post" {...getFormProps(form)} className="mt-8 grid gap-5">
          {form.errors && !submitting && (
            <p role="alert" className="rounded-lg bg-sold-soft p-4 font-medium text-sold">
              {form.errors.join(' ')}
            </p>
          )}
          <TextField
            label={text.email}
            errors={fields.email.errors}
            {...getInputProps(fields.email, { type: 'email' })}
            key="email"
            autoComplete="username"
            readOnly={submitting}
          />
          <TextField
            label={text.password}
            errors={fields.password.errors}
            {...getInputProps(fields.password, { type: 'password' })}
            key="password"
            autoComplete="current-password"
            readOnly={submitting}
          />
          <button type="submit" disabled={submitting} className={button()}>
            {submitting ? text.submitting : text.submit}
          </button>
        </Form>
        <p className="mt-4 flex flex-wrap justify-between gap-x-6">
          <Link to={href('/admin/forgotten-password')} className={link}>
            {text.forgotten.link}
          </Link>
          <Link to={href('/:lang?')} className={link}>
            {text.backToSite}
          </Link>
        </p>
      </div>
    </main>
  )
}
