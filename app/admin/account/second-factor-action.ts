import type { SubmissionResult } from '@conform-to/react'
import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { disableSecondFactor } from '../../../backend/data/users/users.ts'
import { codeSchema, passwordAgainSchema } from '../../../domain/people/people-schemas.ts'
import { backendContext, requestContext, userContext } from '../../context.ts'
import type { Sent } from '../../forms/read-form.ts'
import { accountText } from '../../text/admin/account.ts'
import { SubmissionRefusal, simpleFormAction } from '../session/simple-form-action.ts'
import { passwordRefusal } from './password-refusal.ts'

const text = accountText.secondFactor

/** The page that shows the secret sends it along, to be shown again when the code was wrong. */
const setupSchema = codeSchema.extend({
  uri: z.string().max(1000).default(''),
  /** Whoever is signed in elsewhere has shown a password alone. */
  endOthers: z.boolean().default(false),
})

export interface SecondFactorResult {
  reply?: SubmissionResult
  /** Of the secret that waits for its first code. */
  uri?: string
  /** Shown this once. */
  recoveryCodes?: string[]
}

/** Which of the page's forms it is stands in its URL. */
export function secondFactorAction(sent: Sent) {
  const change = new URL(sent.request.url).searchParams.get('change')
  if (change === 'begin') return begin(sent)
  if (change === 'confirm') return confirm(sent)
  if (change === 'renew') return renew(sent)
  if (change === 'off') return turnOff(sent)
  throw data(null, { status: 400 })
}

/** Asks for the password first. */
async function afterPassword<Done>(
  { request, context }: Sent,
  run: (password: string) => Promise<Done | SubmissionRefusal>,
) {
  const { auth } = context.get(backendContext)
  const { visitor } = context.get(requestContext)
  return simpleFormAction(
    { request, context },
    {
      schema: passwordAgainSchema,
      run: async ({ old }) => {
        const result = await auth.ownAccount.checkPassword(context.get(userContext), old, visitor)
        return result === 'done' ? run(old) : passwordRefusal(result)
      },
    },
  )
}

async function begin(sent: Sent) {
  const { auth } = sent.context.get(backendContext)
  const { visitor } = sent.context.get(requestContext)
  const submitted = await afterPassword(sent, async (password) => {
    const begun = await auth.secondFactor.begin(sent.request.headers, password, visitor)
    return begun === 'refused' ? new SubmissionRefusal(409, text.refused) : begun
  })
  return submitted.refused
    ? asReply(submitted.refused)
    : data<SecondFactorResult>({ uri: submitted.done.uri })
}

async function confirm({ request, context }: Sent) {
  const { auth } = context.get(backendContext)
  const { visitor } = context.get(requestContext)
  const submitted = await simpleFormAction(
    { request, context },
    {
      schema: setupSchema,
      run: async ({ code, endOthers }) => {
        const user = context.get(userContext)
        const how = { code, endOthers, visitor }
        const result = await auth.secondFactor.confirm(user, request.headers, how)
        if (result === 'invalid-credential') return new SubmissionRefusal(400, text.wrongCode, 'code')
        return result === 'too-many-requests' ? passwordRefusal(result) : result
      },
    },
  )
  if (submitted.refused) {
    const uri = String(submitted.refused.data.initialValue?.uri ?? '')
    return asReply(submitted.refused, uri.startsWith('otpauth://totp/') ? { uri } : {})
  }
  const { cookies, recoveryCodes } = submitted.done
  const headers = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])
  return data<SecondFactorResult>({ recoveryCodes }, { headers })
}

async function renew(sent: Sent) {
  const { auth } = sent.context.get(backendContext)
  const submitted = await afterPassword(sent, () =>
    auth.secondFactor.renewRecoveryCodes(sent.context.get(userContext)),
  )
  if (submitted.refused) return asReply(submitted.refused)
  return data<SecondFactorResult>({ recoveryCodes: submitted.done })
}

async function turnOff(sent: Sent) {
  const { db } = sent.context.get(backendContext)
  const submitted = await afterPassword(sent, () => disableSecondFactor(db, sent.context.get(userContext).id))
  return submitted.refused
    ? asReply(submitted.refused)
    : redirect(`${href('/admin/account')}?done=second-factor`)
}

function asReply(refused: ReturnType<typeof data<SubmissionResult>>, more: SecondFactorResult = {}) {
  return data<SecondFactorResult>({ reply: refused.data, ...more }, refused.init ?? undefined)
}
