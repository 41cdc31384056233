import type { SubmissionResult } from '@conform-to/react'
import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import type { PasswordResult } from '../../../backend/auth/own-account.ts'
import { disableSecondFactor } from '../../../backend/data/users/users.ts'
import { codeSchema, passwordAgainSchema } from '../../../domain/people/people-schemas.ts'
import { accountText } from '../../../text/admin/people.ts'
import { backendContext, requestContext, userContext } from '../../context.ts'
import type { Sent } from '../../forms/read-form.ts'
import { sentChange } from '../form/sent-change.ts'
import { SubmissionRefusal, simpleFormAction } from '../session/simple-form-action.ts'

const passwordText = accountText.password

export function passwordRefusal(result: Exclude<PasswordResult, 'done'>): SubmissionRefusal {
  return result === 'wrong-password'
    ? new SubmissionRefusal(400, passwordText.wrong, 'old')
    : new SubmissionRefusal(429, passwordText.tooMany)
}

const text = accountText.secondFactor

/**
 * The form that confirms a new secret with its first code. It also sends the secret's URI, so that the page can
 * show the secret again after a wrong code.
 */
const setupSchema = codeSchema.extend({
  uri: z.string().max(1000).default(''),
  /** Whether to end the user's other sessions, which were signed in with a password only. */
  endOthers: z.boolean().default(false),
})

export interface SecondFactorResult {
  reply?: SubmissionResult
  /** The URI of the new secret, which is not in use until its first code was typed. */
  uri?: string
  /** Recovery codes are shown only once. */
  recoveryCodes?: string[]
}

/** Switches the second factor on or off or renews its recovery codes. */
export async function secondFactorAction(sent: Sent) {
  switch (sentChange(sent.request, ['begin', 'confirm', 'renew', 'off'])) {
    case 'begin':
      return begin(sent)
    case 'confirm':
      return confirm(sent)
    case 'renew':
      return renew(sent)
    case 'off':
      return turnOff(sent)
  }
}

/** Handles a form that asks for the password again. Calls `run` only if the typed password is right. */
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
