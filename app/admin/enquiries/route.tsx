import { Download, Plus } from 'lucide-react'
import { useMemo } from 'react'
import {
  href,
  Link,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useMatch,
  useSearchParams,
} from 'react-router'
import { z } from 'zod'
import { listApartmentsByNumber } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import {
  countEnquiries,
  findEnquiryPage,
  listEnquiryApartments,
  markEnquiry,
} from '../../../backend/data/enquiries/enquiries.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import { listEnquirySubjects } from '../../../backend/enquiries/enquiry-subjects.ts'
import { hasEnquiryFilters, parseEnquiryFilters } from '../../../domain/enquiry/enquiry.ts'
import { askedNumbers } from '../../../domain/enquiry/linked-apartment.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { parsePage, onPage as size } from '../../../domain/lists/page.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { newEnquiryText } from '../../../text/admin/clients.ts'
import { enquiriesText as text } from '../../../text/admin/enquiries.ts'
import { errors } from '../../../text/admin/errors.ts'
import { backendContext, userContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { PageLinks } from '../frame/page-links.tsx'
import { Screen } from '../frame/screen.tsx'
import { useMayChange } from '../session/use-role.ts'
import type { Route } from './+types/route'
import { EnquiryFilterForm } from './enquiry-filter-form.tsx'
import { EnquiryTable } from './enquiry-table.tsx'
import { useRowFocus } from './use-row-focus.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'enquiries', 'reservations', 'viewings')
  const query = new URL(request.url).searchParams
  const filters = parseEnquiryFilters(query)
  const found = await findEnquiryPage(db, filters, { page: parsePage(query), size })
  const named = new Set(found.enquiries.map(({ about }) => about).filter(Boolean))
  const askables = named.size > 0 ? await listEnquirySubjects(db) : []
  const now = new Date()
  return {
    versions,
    filters,
    ...found,
    ownId: context.get(userContext).id,
    enquiryApartments: await listEnquiryApartments(db),
    dueCount: await countEnquiries(db, { search: '', state: 'all', due: true }),
    work: {
      agents: (await listUsers(db)).map(({ id, name }) => ({ id, name })),
      readAt: now.toISOString(),
      today: isoDay(now),
    },
    apartments: await listApartmentsByNumber(db, askedNumbers(found.enquiries), { drafts: 'with' }),
    askables: askables.filter(({ name }) => named.has(name)),
  }
}

/** Opening or closing the panel does not reload the list. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, actionStatus, defaultShouldRevalidate } = args
  const hasDone = formMethod !== undefined || actionStatus !== undefined
  const isSameList = currentUrl.search === nextUrl.search && currentUrl.pathname !== nextUrl.pathname
  return !hasDone && isSameList ? false : defaultShouldRevalidate
}

const markSchema = z.object({ id: z.string().min(1), isRead: z.enum(['true', 'false']) })

/** Marks one enquiry as read or unread. */
export function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema: markSchema,
      failed: errors.markRead,
      messages: ({ isRead }) => ({ failed: faults[isRead] }),
      run: async ({ id, isRead }) => {
        await markEnquiry(db, id, { isRead: isRead === 'true' })
        return null
      },
    },
  )
}

const faults = { true: errors.markRead, false: errors.markUnread }

export const clientAction = toastResult(async (request) => {
  const isRead = (await request.clone().formData()).get('isRead') === 'true'
  return { failed: faults[`${isRead}`] }
})

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  useLive(loaderData.versions)
  const { filters, total, isMore, page, enquiries, apartments, askables, work } = loaderData
  const openId = useMatch('/admin/contacts/:id')?.params.id
  const ids = useMemo(() => enquiries.map(({ id }) => id), [enquiries])
  useRowFocus(ids, openId)
  return (
    <Screen
      title={adminText.screens.enquiries}
      action={
        <div className={`flex flex-wrap gap-2 ${openId ? 'max-xl:hidden' : ''}`}>
          {total > 0 && <ExportLink />}
          <NewEnquiryLink />
        </div>
      }
    >
      <div className={openId ? 'enquiries-with-panel' : ''}>
        <div className="enquiries-list">
          <EnquiryFilterForm {...loaderData} agents={work.agents} />
          <p aria-live="polite" className="mt-4 mb-2 text-sm font-semibold text-sea-800">
            {isMore ? text.more(total) : text.count(total)}
          </p>
          {total === 0 && <EmptyState {...(hasEnquiryFilters(filters) ? text.noneFound : text.none)} />}
          <EnquiryTable {...{ enquiries, apartments, askables, openId, work }} />
          <PageLinks page={page} total={total} isMore={isMore} />
        </div>
        <Outlet />
      </div>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.enquiries} message={errors.load.enquiries} />
}

function NewEnquiryLink() {
  return (
    <Link to={href('/admin/contacts/new')} className={button()}>
      <Plus className="size-5" aria-hidden="true" />
      {newEnquiryText.title}
    </Link>
  )
}

function ExportLink() {
  const [query] = useSearchParams()
  if (!useMayChange()) return null
  const filters = new URLSearchParams([...query].filter(([name]) => name !== 'page'))
  return (
    <a
      href={`${href('/admin/contacts/export')}?${filters}`}
      download
      className={button({ kind: 'secondary' })}
    >
      <Download className="size-5" aria-hidden="true" />
      {text.export}
    </a>
  )
}
