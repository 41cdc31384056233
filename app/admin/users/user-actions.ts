import { data } from 'react-router'
import { z } from 'zod'
import type { Invitation } from '../../../backend/auth/people-service.ts'
import type { Database } from '../../../backend/data/database.ts'
import { NotFound } from '../../../backend/data/records/record-errors.ts'
import { findUser } from '../../../backend/data/users/find-users.ts'
import {
  activateUser,
  changeRole,
  deactivateUser,
  disableSecondFactorOf,
  refusalOf,
  removeInvited,
  setCommissionRate,
} from '../../../backend/data/users/users.ts'
import { commissionRateSchema, formatRate } from '../../../domain/commission/commission.ts'
import { invitationSchema } from '../../../domain/people/people-schemas.ts'
import { explainFault } from '../../../text/admin/faults.ts'
import { peopleText as text } from '../../../text/admin/people.ts'
import { commissionText } from '../../../text/admin/report.ts'
import { backendContext } from '../../context.ts'
import type { Sent } from '../../forms/read-form.ts'
import { passwordPath } from '../../urls.ts'
import { formAction } from '../form/form-action.ts'
import { SubmissionRefusal, simpleFormAction } from '../session/simple-form-action.ts'

/** What an admin can do to another user's account. `again` creates a new invitation link. */
const userChanges = ['admin', 'agent', 'deactivate', 'activate', 'again', 'remove', 'second-factor'] as const
export type UserChange = (typeof userChanges)[number]

/** Percents come from a form of their own, with the revision of the account. */
const commissionSchema = z.object({
  id: z.string().min(1).max(100),
  revision: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  commissionRate: commissionRateSchema,
})

const userChangeSchema = z.object({ id: z.string().min(1).max(100), change: z.enum(userChanges) })

/** `again` is handled separately, because its response contains the new link. */
const userChangeHandlers: Record<
  Exclude<UserChange, 'again'>,
  (db: Database, id: string) => Promise<void>
> = {
  admin: (db, id) => changeRole(db, id, 'admin'),
  agent: (db, id) => changeRole(db, id, 'agent'),
  deactivate: deactivateUser,
  activate: activateUser,
  remove: removeInvited,
  'second-factor': disableSecondFactorOf,
}

/**
 * An invitation with its link, for the admin to copy. The link is shown only once, because only a hash of its
 * token is stored.
 */
export interface ShownInvitation {
  name: string
  url: string
  isMailed: boolean
}

export async function invitationAction({ request, context }: Sent) {
  const { people, db } = context.get(backendContext)
  const submitted = await simpleFormAction(
    { request, context },
    {
      schema: invitationSchema,
      run: (values) =>
        people.invite(db, values).catch((thrown) => {
          if (refusalOf(thrown) === 'EmailTaken')
            return new SubmissionRefusal(409, text.refusals.taken, 'email')
          throw thrown
        }),
    },
  )
  if (submitted.refused) return data({ reply: submitted.refused.data }, submitted.refused.init ?? undefined)
  return { invitation: shown(request, submitted.done) }
}

export function userChangeAction({ request, context }: Sent) {
  const { people, db } = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema: userChangeSchema,
      failed: text.failed,
      messages: () => ({ refused: explain }),
      run: async ({ id, change }) => {
        const user = await findUser(db, id)
        if (!user) throw new NotFound()
        if (change === 'again') return { invitation: shown(request, await people.inviteAgain(db, id)) }
        await userChangeHandlers[change](db, id)
        return { done: text.done[change](user.name) }
      },
    },
  )
}

/** What an agent gets of the sales from now on. */
export function commissionAction({ request, context }: Sent) {
  const { db } = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema: commissionSchema,
      failed: text.failed,
      invalid: ({ issues }) => explainFault(issues[0]?.message ?? ''),
      messages: () => ({ refused: explain }),
      run: async ({ id, revision, commissionRate }) => {
        const user = await findUser(db, id)
        if (!user) throw new NotFound()
        await setCommissionRate(db, id, revision, commissionRate)
        return { done: commissionText.ofUser.done(user.name, formatRate(commissionRate)) }
      },
    },
  )
}

/**
 * Adds the link to an invitation. If no public URL of the site is configured, the link begins with the host by
 * which the admin opened this page.
 */
function shown(request: Request, { name, token, url, isMailed }: Invitation): ShownInvitation {
  const here = new URL(`${passwordPath}?${new URLSearchParams({ link: token })}`, request.url)
  return { name, url: url ?? here.href, isMailed }
}

function explain(thrown: unknown) {
  const refusal = refusalOf(thrown)
  return refusal && { error: text.failed, detail: text.refusals[refusalKeys[refusal]] }
}

const refusalKeys = {
  LastAdministrator: 'last',
  OwnAccount: 'own',
  EmailTaken: 'taken',
  WrongState: 'state',
} as const
