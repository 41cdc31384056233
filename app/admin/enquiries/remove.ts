import { href, redirect } from 'react-router'
import { deleteEnquiry } from '../../../backend/data/enquiries.ts'
import { backendContext } from '../../context.ts'
import { errors } from '../../text/office/errors.ts'
import { answerDelete } from '../delete/answer-delete.ts'
import { tellResult } from '../form/tell-result.ts'
import type { Route } from './+types/remove'

const list = href('/admin/contacts')

/** DELETE removes one enquiry. */
export function action({ request, params: { id }, context }: Route.ActionArgs) {
  return answerDelete(
    { request, context },
    {
      failed: errors.deleteEnquiry,
      remove: () => deleteEnquiry(context.get(backendContext).db, id),
      list,
    },
  )
}

export const clientAction = tellResult(() => ({ failed: errors.deleteEnquiry }))

export function loader() {
  return redirect(list)
}
