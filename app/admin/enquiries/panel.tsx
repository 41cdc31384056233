import { data, href, isRouteErrorResponse, useLocation } from 'react-router'
import { deleteEnquiry, findEnquiry } from '../../../backend/data/enquiries.ts'
import { backendContext, requestContext, userContext } from '../../context.ts'
import { enquiriesText as text } from '../../text/admin/enquiries.ts'
import { errors } from '../../text/admin/errors.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { deleteAction } from '../delete/delete-action.ts'
import { toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/panel'
import { EnquiryDetails } from './enquiry-details.tsx'
import { enquiryWorkAction, workFault } from './enquiry-work-action.ts'
import { readPanel } from './panel-data.ts'
import { PanelFrame } from './panel-frame.tsx'

const list = href('/admin/contacts')

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { db, enquiries } = context.get(backendContext)
  const enquiry = await findEnquiry(db, id)
  if (!enquiry) throw data(null, { status: 404 })
  const { origin } = context.get(requestContext)
  const shown = await readPanel(db, enquiry, { user: context.get(userContext), origin })
  return { ...shown, canMail: enquiries.canMail }
}

/** POST says what the sales team makes of it, DELETE removes the enquiry. */
export function action({ request, params: { id }, context }: Route.ActionArgs) {
  if (request.method === 'POST') return enquiryWorkAction({ request, context }, id)
  return deleteAction(
    { request, context },
    {
      failed: errors.deleteEnquiry,
      remove: () => deleteEnquiry(context.get(backendContext).db, id),
      list,
    },
  )
}

export const clientAction = toastResult(async (request) => {
  if (request.method === 'DELETE') return { failed: errors.deleteEnquiry }
  return { failed: workFault([...(await request.clone().formData()).keys()]) }
})

/** One enquiry beside the list, with all that it says. */
export default function Panel({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { enquiry } = loaderData
  return (
    <PanelFrame key={enquiry.id} title={enquiry.name} list={list + search}>
      <EnquiryDetails {...loaderData} />
    </PanelFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { search } = useLocation()
  const isGone = isRouteErrorResponse(error) && error.status === 404
  return (
    <PanelFrame title={isGone ? text.gone.title : text.enquiry} list={list + search}>
      {isGone ? <p>{text.gone.advice}</p> : <ErrorPanel message={errors.load.enquiries} />}
    </PanelFrame>
  )
}
