import { forgottenPasswordSchema } from '../../../domain/people/people-schemas.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { backendContext, requestContext } from '../../context.ts'
import { loadNamedBuilding } from '../../named-building.ts'
import { adminStyles } from '../frame/admin-styles.ts'
import { keepTheSimpleForm } from '../session/keep-simple-form.ts'
import { SimpleForm } from '../session/simple-form.tsx'
import { SubmissionRefusal, simpleFormAction } from '../session/simple-form-action.ts'
import type { Route } from './+types/forgotten-password'
import { noStore } from './no-store.ts'
import { SignInFrame } from './sign-in-frame.tsx'

const text = adminText.signIn.forgotten

export const links: Route.LinksFunction = adminStyles
export const headers = noStore

export async function loader({ context }: Route.LoaderArgs) {
  const { name } = await loadNamedBuilding(context)
  return { name, canMail: context.get(backendContext).people.canMail }
}

/** Responds the same whether or not the account exists, so that nobody can find out which e-mails have one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { people } = context.get(backendContext)
  const { visitor } = context.get(requestContext)
  const submitted = await simpleFormAction(
    { request, context },
    {
      schema: forgottenPasswordSchema,
      run: async ({ email }) => {
        if (!people.canMail) return new SubmissionRefusal(409, text.noMail)
        const result = await people.requestPasswordLink(email, visitor.ip)
        return result === 'requested' ? result : new SubmissionRefusal(429, text.tooMany)
      },
    },
  )
  return submitted.refused ?? { isRequested: true }
}

export const clientAction = keepTheSimpleForm

export default function ForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  const isRequested = actionData !== undefined && 'isRequested' in actionData
  return (
    <SignInFrame name={loaderData.name} title={text.title}>
      {!loaderData.canMail && (
        <div className="grid gap-3">
          <p>{text.noMail}</p>
          <p>{text.command}</p>
          <pre className="overflow-x-auto rounded-lg bg-sand-100 p-3 text-sm">npm run admin</pre>
        </div>
      )}
      {isRequested && (
        <p role="status" className="rounded-lg bg-available-soft p-4 font-medium text-available">
          {text.requested}
        </p>
      )}
      {loaderData.canMail && !isRequested && (
        <>
          <p className="mb-4">{text.advice}</p>
          <SimpleForm
            id="forgotten"
            schema={forgottenPasswordSchema}
            lastResult={actionData}
            fields={[
              { name: 'email', label: adminText.signIn.email, type: 'email', autoComplete: 'username' },
            ]}
            submit={text.submit}
          />
        </>
      )}
    </SignInFrame>
  )
}
