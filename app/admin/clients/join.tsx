import { ArrowLeftRight } from 'lucide-react'
import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { findClient } from '../../../backend/data/clients/clients.ts'
import { joinClients } from '../../../backend/data/clients/doubles.ts'
import { type Database, versionsOf } from '../../../backend/data/database.ts'
import { pick } from '../../../domain/lists/pick.ts'
import {
  enquirySourceLabels,
  labelledClientFields as fields,
  clientsText as text,
} from '../../../text/admin/clients.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { formAction } from '../form/form-action.ts'
import { FormSection } from '../form/form-section.tsx'
import { toastResult } from '../form/toast-result.ts'
import { Screen } from '../frame/screen.tsx'
import { RecordError } from '../record/record-screen.tsx'
import type { Route } from './+types/join'
import { clientCollection } from './client-collection.tsx'
import { describeClient } from './describe-client.server.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'clients', 'enquiries', 'reservations')
  const building = await loadBuilding(context)
  const preview = async (id: string) => {
    const client = await requireUnjoined(db, id)
    const { records } = await describeClient(building, db, id)
    return {
      ...pick(client, ['id', 'revision', 'name', 'phones', 'emails', 'source', 'notes']),
      records: records.slice(0, previewed).map(({ id, title, facts }) => ({ id, title, facts })),
    }
  }
  const other = new URL(request.url).searchParams.get('with') ?? ''
  return { versions, kept: await preview(params.id), double: await preview(other) }
}

/** How many records of each client the preview shows. */
const previewed = 8

async function requireUnjoined(db: Database, id: string) {
  const client = await findClient(db, id)
  if (!client || client.joinedTo !== null) throw data(null, { status: 404 })
  return client
}

const joinSchema = z.object({
  revision: z.coerce.number().int().min(1),
  double: z.string().min(1).max(64),
  doubleRevision: z.coerce.number().int().min(1),
})

export function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema: joinSchema,
      failed: text.join.failed,
      messages: () => ({ stale: { error: text.join.failed, detail: text.join.stale } }),
      async run({ revision, double, doubleRevision }) {
        await joinClients(db, { id, revision }, { id: double, revision: doubleRevision })
        return redirect(href('/admin/clients/:id', { id }))
      },
    },
  )
}

export const clientAction = toastResult(() => ({ done: text.join.done, failed: text.join.failed }))

export default function JoinClients({ loaderData }: Route.ComponentProps) {
  const { versions, kept, double } = loaderData
  useLive(versions)
  const isBusy = useNavigation().state !== 'idle'
  const swapped = `${href('/admin/clients/:id/join', { id: double.id })}?${new URLSearchParams({ with: kept.id })}`
  return (
    <Screen title={text.join.title}>
      <p className="mb-4 max-w-prose">{text.join.about}</p>
      <div className="grid gap-4 lg:grid-cols-2">
        <Preview title={`${text.join.kept}: ${kept.name}`} client={kept} />
        <Preview title={`${text.join.joins}: ${double.name}`} client={double} />
      </div>
      <Form method="post" className="mt-4 flex flex-wrap gap-2">
        <input type="hidden" name="revision" value={kept.revision} />
        <input type="hidden" name="double" value={double.id} />
        <input type="hidden" name="doubleRevision" value={double.revision} />
        <button type="submit" disabled={isBusy} className={button()}>
          {text.join.button}
        </button>
        <Link to={swapped} replace className={button({ kind: 'secondary' })}>
          <ArrowLeftRight className="size-4" aria-hidden="true" />
          {text.join.swap}
        </Link>
        <Link to={href('/admin/clients/:id', { id: kept.id })} className={button({ kind: 'quiet' })}>
          {text.join.cancel}
        </Link>
      </Form>
    </Screen>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RecordError error={error} collection={clientCollection} />
}

type Previewed = Route.ComponentProps['loaderData']['kept']

function Preview({ title, client }: { title: string; client: Previewed }) {
  const { phones, emails, source, notes, records } = client
  const facts = [
    [fields.phones.label, phones.join(', ')],
    [fields.emails.label, emails.join(', ')],
    [fields.source.label, enquirySourceLabels[source]],
    [fields.notes.label, notes],
  ].filter(([, value]) => value !== '')
  return (
    <FormSection title={title}>
      <dl className="grid gap-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm font-semibold text-sea-700">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3 grid gap-1 border-t border-sand-200 pt-3">
        {records.length === 0 && <li className="text-sea-700">{text.noRecords}</li>}
        {records.map((record) => (
          <li key={record.id} className="wrap-anywhere">
            {record.title} <span className="text-sm text-sea-700">{record.facts}</span>
          </li>
        ))}
      </ul>
    </FormSection>
  )
}
