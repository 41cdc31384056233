import { chooseMails } from '../../../backend/data/users/users.ts'
import { agentMailsSchema } from '../../../domain/people/agent-mails.ts'
import { sentRevision } from '../../../domain/record/sent-revision.ts'
import { errors } from '../../../text/admin/errors.ts'
import { accountText } from '../../../text/admin/people.ts'
import { backendContext, userContext } from '../../context.ts'
import type { Sent } from '../../forms/read-form.ts'
import { formAction } from '../form/form-action.ts'

const schema = agentMailsSchema.extend({ revision: sentRevision })

/** Saves which mails the signed-in user wants. */
export function mailsAction(sent: Sent) {
  const { saved, failed } = accountText.mails
  return formAction(sent, {
    schema,
    failed,
    invalid: errors.invalidInput,
    run: async ({ revision, ...mails }) => {
      const { db } = sent.context.get(backendContext)
      await chooseMails(db, sent.context.get(userContext).id, revision, mails)
      return { done: saved }
    },
  })
}
