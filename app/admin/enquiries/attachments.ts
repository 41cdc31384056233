import { data } from 'react-router'
import { findEnquiry } from '../../../backend/data/enquiries/enquiries.ts'
import { replyText as text } from '../../../text/admin/enquiries.ts'
import { backendContext, requestContext } from '../../context.ts'
import { loadOfferedLanguages } from '../../language.ts'
import { namedLoader } from '../form/form-action.ts'
import { orNull } from '../media/not-loaded.tsx'
import type { Route } from './+types/attachments'
import { offerAttachments } from './reply-attachments.server.ts'

/** What can be attached to a reply. It is asked for when somebody begins one, because the documents may have to be drawn. */
export const loader = namedLoader(
  text.attachmentsFailed,
  async ({ params: { id }, context }: Route.LoaderArgs) => {
    const backend = context.get(backendContext)
    const enquiry = await findEnquiry(backend.db, id)
    if (!enquiry) throw data(null, { status: 404 })
    const { origin } = context.get(requestContext)
    const offered = await loadOfferedLanguages(context)
    return { attachments: await offerAttachments({ backend, origin, offered }, enquiry) }
  },
)

export const clientLoader = orNull<typeof loader>(text.attachmentsFailed)
