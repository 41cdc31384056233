import { parseWithZod } from '@conform-to/zod/v4'
import { data, Link } from 'react-router'
import { z } from 'zod'
import type { AlertService } from '../../../backend/alerts/alert-service.ts'
import { findApartment } from '../../../backend/data/apartments.ts'
import { progressSubject } from '../../../domain/alert/alert.ts'
import { optionalText } from '../../../domain/record/field-schemas.ts'
import { apartmentTitle } from '../../../text/public/apartment-title.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { publicFormLimit, readForm } from '../../forms/read-form.ts'
import { getLocale } from '../../language.ts'
import { useLocale } from '../../locale.tsx'
import { button } from '../../ui/button.ts'
import { Page } from '../page.tsx'
import type { Route } from './+types/manage'
import { noStore } from './no-store.ts'

export const headers = noStore

interface ShownAlert {
  id: string
  subject: string
  isConfirmed: boolean
  name: string
  url?: string
  /** What the buttons are called for those who do not see beside which apartment they stand. */
  confirmLabel: string
  endLabel: string
}

interface ShownAlerts {
  title: string
  intro: string
  apartments: string
  list: ShownAlert[]
  words?: Record<'waiting' | 'confirmed' | 'confirm' | 'end' | 'endAll', string>
}

/** Opening a link changes nothing, because mail scanners open links, too: its buttons do. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { alerts, db } = context.get(backendContext)
  const { text, pages } = getLocale(context)
  const { title, intro, missing, named, progress, unknownApartment, done: _, ...words } = text.alerts.manage
  const { apartments } = text.alerts
  const found = alerts.isOffered ? await alerts.find(params.key) : undefined
  if (!found)
    return data<ShownAlerts>({ title: missing.title, intro: missing.text, apartments, list: [] }, 404)
  const building = await loadBuilding(context)
  const list: ShownAlert[] = []
  for (const { id, subject, confirmedAt } of found) {
    const isProgress = subject === progressSubject
    const apartment = isProgress ? undefined : await findApartment(db, subject)
    const titled = apartment ? apartmentTitle(text, building, apartment) : unknownApartment
    const name = isProgress ? progress : titled
    list.push({
      id,
      subject,
      isConfirmed: confirmedAt !== null,
      name,
      ...(apartment && { url: pages.apartment(subject) }),
      confirmLabel: named(words.confirm, name),
      endLabel: named(words.end, name),
    })
  }
  return data<ShownAlerts>({ title, intro, apartments, list, words }, 200)
}

/** Mail programs send the one field with the capital letters (RFC 8058), our buttons the others. */
const manageSchema = z.object({
  confirm: optionalText(64),
  end: optionalText(64),
  endAll: z.literal('1').optional(),
  'List-Unsubscribe': z.literal('One-Click').optional(),
})

export async function action({ request, params, context }: Route.ActionArgs) {
  const { alerts } = context.get(backendContext)
  const { text } = getLocale(context)
  const { done } = text.alerts.manage
  const read = await readForm({ request, context }, { schema: manageSchema, maxBytes: publicFormLimit })
  if ('refusal' in read) return data({ message: text.forms[read.refusal.fault] }, read.refusal.status)
  const submission = parseWithZod(read.form, { schema: manageSchema })
  const wish = submission.status === 'success' ? wishOf(submission.value) : undefined
  if (!wish) return data({ message: text.contact.failure }, 400)
  const result = await carryOut(alerts, params.key, wish)
  if (result === 'missing') return data({ message: undefined }, 404)
  return data({ message: done[wish.kind] }, 200)
}

type Wish = { kind: 'confirmed' | 'ended'; subject: string } | { kind: 'endedAll' }

function wishOf(sent: z.infer<typeof manageSchema>): Wish | undefined {
  if (sent.endAll || sent['List-Unsubscribe']) return { kind: 'endedAll' }
  if (sent.end) return { kind: 'ended', subject: sent.end }
  return sent.confirm ? { kind: 'confirmed', subject: sent.confirm } : undefined
}

function carryOut({ confirm, end }: AlertService, key: string, wish: Wish) {
  if (wish.kind === 'confirmed') return confirm(key, wish.subject)
  return end(key, wish.kind === 'ended' ? wish.subject : undefined)
}

export default function ManageAlerts({ loaderData, actionData }: Route.ComponentProps) {
  const { pages } = useLocale()
  const { title, intro, apartments, list, words } = loaderData
  const message = actionData?.message
  // The last alert is gone, and the page says so instead of that there is none.
  const isEnded = message !== undefined && list.length === 0
  return (
    <Page title={title} isPrivate>
      <div className="grid max-w-2xl justify-items-start gap-6">
        {message && (
          <p
            role="status"
            className="w-full rounded-lg bg-available-soft p-4 text-lg font-semibold text-available"
          >
            {message}
          </p>
        )}
        {!isEnded && <p className="text-lg">{intro}</p>}
        {words && (
          <form method="post" className="grid w-full gap-4">
            {list.map(({ id, subject, name, url, isConfirmed, confirmLabel, endLabel }) => (
              <section key={id} className="grid gap-3 rounded-card bg-white p-5 shadow-card">
                <h2 className="text-xl wrap-anywhere">
                  {url ? (
                    <Link to={url} className="underline-offset-4 hover:underline">
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </h2>
                <p>{isConfirmed ? words.confirmed : words.waiting}</p>
                <div className="flex flex-wrap gap-3">
                  {!isConfirmed && (
                    <button
                      type="submit"
                      name="confirm"
                      value={subject}
                      aria-label={confirmLabel}
                      className={button()}
                    >
                      {words.confirm}
                    </button>
                  )}
                  <button
                    type="submit"
                    name="end"
                    value={subject}
                    aria-label={endLabel}
                    className={button({ kind: 'secondary' })}
                  >
                    {words.end}
                  </button>
                </div>
              </section>
            ))}
            {list.length > 1 && (
              <button
                type="submit"
                name="endAll"
                value="1"
                className={button({ kind: 'danger', className: 'justify-self-start' })}
              >
                {words.endAll}
              </button>
            )}
          </form>
        )}
        <Link to={pages.apartments} className={button({ kind: 'secondary' })}>
          {apartments}
        </Link>
      </div>
    </Page>
  )
}
