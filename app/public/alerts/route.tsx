import { parseWithZod } from '@conform-to/zod/v4'
import { data, Link } from 'react-router'
import type { AlertReceipt } from '../../../backend/alerts/alert-service.ts'
import { findApartment } from '../../../backend/data/apartments.ts'
import { alertRequestSchema } from '../../../domain/alert/alert.ts'
import { logMessages } from '../../../text/log-messages.ts'
import { backendContext, requestContext } from '../../context.ts'
import { publicFormLimit, readForm } from '../../forms/read-form.ts'
import { getLocale } from '../../language.ts'
import { useLocale } from '../../locale.tsx'
import { button } from '../../ui/button.ts'
import { explainFailure } from '../contact/explain-failure.ts'
import { explainFaults } from '../contact/explain-faults.ts'
import { hasFilledTrap, trapField } from '../contact/robot-check.ts'
import { Page } from '../page.tsx'
import type { Route } from './+types/route'
import { AlertForm } from './alert-form.tsx'
import { type AlertOffer, findAlertOffer } from './alert-offer.ts'
import { noStore } from './no-store.ts'

export const headers = noStore

export function loader({ context }: Route.LoaderArgs) {
  const { alerts } = context.get(backendContext)
  if (!alerts.isOffered) throw data(null, { status: 404 })
  const { title, intro, apartments } = getLocale(context).text.alerts
  return { title, intro, apartments }
}

interface Reply {
  title: string
  message: string
  /** The form once more, after a refusal that another try may overcome. */
  form?: AlertOffer
  typed?: string
  error?: string
}

const statuses = { unknown: 404, full: 409, 'too-many': 429, busy: 503 } as const
const retryAfter = {
  ...{ unknown: {}, full: {} },
  ...{ 'too-many': { 'Retry-After': '600' }, busy: { 'Retry-After': '60' } },
}

/** The response is the same whether the e-mail is known or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const { alerts, db } = context.get(backendContext)
  if (!alerts.isOffered) throw data(null, { status: 404 })
  const { text, language } = getLocale(context)
  const { asked, problems } = text.alerts
  const refuse = (message: string, status: number, more: Partial<Reply> = {}, headers = {}) =>
    data<Reply>({ title: problems.notSent, message, ...more }, { status, headers })
  const expected = { schema: alertRequestSchema, also: [trapField], maxBytes: publicFormLimit }
  const read = await readForm({ request, context }, expected)
  if ('refusal' in read) return refuse(text.forms[read.refusal.fault], read.refusal.status)
  if (hasFilledTrap(read.form)) return refuse(text.contact.failure, 400)
  const submission = parseWithZod(read.form, { schema: alertRequestSchema })
  try {
    if (submission.status !== 'success') {
      const { email: errors } = explainFaults(text, submission.error ?? {})
      const id = String(read.form.get('apartment') ?? '')
      const form = findAlertOffer(alerts, text, id ? await findApartment(db, id) : undefined)
      const typed = String(read.form.get('email') ?? '')
      return refuse(errors?.[0] ?? text.contact.failure, 400, {
        ...(form && errors && { form, typed, error: errors[0] ?? '' }),
      })
    }
    const { ip } = context.get(requestContext).visitor
    const receipt: AlertReceipt = await alerts.ask(submission.value, { ip, language })
    if (receipt === 'asked') return data<Reply>({ title: asked.title, message: asked.text }, 200)
    const refusals = {
      ...{ unknown: problems.unknown, full: problems.full },
      ...{ 'too-many': problems.tooMany, busy: problems.tooMany },
    }
    return refuse(refusals[receipt], statuses[receipt], {}, retryAfter[receipt])
  } catch (cause) {
    context.get(requestContext).logError(new Error(logMessages.add.alert, { cause }))
    return refuse(await explainFailure(context, cause), 500)
  }
}

export default function Alerts({ loaderData, actionData }: Route.ComponentProps) {
  const { pages } = useLocale()
  const { form, typed, error } = actionData ?? {}
  return (
    <Page title={actionData?.title ?? loaderData.title} isPrivate>
      <div className="grid max-w-2xl justify-items-start gap-6">
        <p role={actionData ? 'status' : undefined} className="text-lg">
          {actionData?.message ?? loaderData.intro}
        </p>
        {form && <AlertForm {...form} typed={typed} error={error} />}
        <Link to={pages.apartments} className={button({ kind: 'secondary' })}>
          {loaderData.apartments}
        </Link>
      </div>
    </Page>
  )
}
