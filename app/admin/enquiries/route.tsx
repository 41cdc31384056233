import { data } from 'react-router'
import { z } from 'zod'
import { listApartmentsByNumber } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { findEnquiryPage, markEnquiry } from '../../../backend/data/enquiries.ts'
import {
  parseEnquiryFilters,
  parseEnquiryPage,
  enquiriesOnPage as size,
} from '../../../domain/enquiry/enquiry.ts'
import { backendContext } from '../../context.ts'
import { officeForm, readForm } from '../../forms/read-form.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/office/admin.ts'
import { enquiriesText as text } from '../../text/office/enquiries.ts'
import { errors } from '../../text/office/errors.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { answerFault, answerRefusal } from '../form/answer-save.ts'
import { tellResult } from '../form/tell-result.ts'
import { LoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'
import { EnquiryFilterForm } from './enquiry-filter-form.tsx'
import { EnquiryPages } from './enquiry-pages.tsx'
import { EnquiryTable } from './enquiry-table.tsx'
import { ExportLink } from './export-link.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'enquiries')
  const query = new URL(request.url).searchParams
  const filters = parseEnquiryFilters(query)
  const found = await findEnquiryPage(db, filters, { page: parseEnquiryPage(query), size })
  const numbers = new Set(found.enquiries.map(({ apartmentNumber }) => apartmentNumber).filter(Boolean))
  return { versions, filters, ...found, apartments: await listApartmentsByNumber(db, [...numbers]) }
}

const markSchema = z.object({ id: z.string().min(1), isRead: z.enum(['true', 'false']) })

/** Marks one enquiry as read or unread. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readForm({ request, context }, { schema: markSchema, largest: officeForm })
  if ('refusal' in read) return answerRefusal(read.refusal, errors.markRead)
  const mark = markSchema.safeParse(Object.fromEntries(read.form))
  if (!mark.success) return data({ error: errors.markRead }, { status: 400 })
  const isRead = mark.data.isRead === 'true'
  try {
    await markEnquiry(context.get(backendContext).db, mark.data.id, { isRead })
    return null
  } catch (thrown) {
    return answerFault(thrown, isRead ? errors.markRead : errors.markUnread, context)
  }
}

export const clientAction = tellResult(async (request) => {
  const isRead = (await request.clone().formData()).get('isRead') === 'true'
  return { failed: isRead ? errors.markRead : errors.markUnread }
})

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  useLive(loaderData.versions)
  const { filters, total, page, enquiries, apartments } = loaderData
  const everything = filters.search === '' && filters.state === 'all'
  return (
    <Screen title={adminText.screens.enquiries} action={total > 0 && <ExportLink />}>
      <EnquiryFilterForm filters={filters} />
      <p aria-live="polite" className="mt-4 mb-2 text-sm font-semibold text-sea-800">
        {text.count(total)}
      </p>
      {total === 0 && <EmptyState {...(everything ? text.none : text.noneFound)} />}
      {total > 0 && <EnquiryTable enquiries={enquiries} apartments={apartments} />}
      {total > size && <EnquiryPages page={page} total={total} />}
    </Screen>
  )
}

export function ErrorBoundary() {
  return <LoadError title={adminText.screens.enquiries} message={errors.load.enquiries} />
}
