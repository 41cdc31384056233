import type { SubmissionResult } from '@conform-to/react'
import { data } from 'react-router'
import { z } from 'zod'
import { errors } from '../../../text/admin/errors.ts'
import { parseForm } from '../form/parse-form.ts'

interface ClientActionArgs {
  request: Request
  serverAction(): Promise<unknown>
}

/** Replies to a form that no answer came for: it stays as it was typed, and says so. */
export async function keepSimpleForm<Reply>(
  { request, serverAction }: ClientActionArgs,
  replyWith: (refused: SubmissionResult) => Reply,
) {
  const typed = await request.clone().formData()
  try {
    return (await serverAction()) as Reply
  } catch (thrown) {
    // A redirect is thrown, too, and so is what a newer request has replaced.
    if (thrown instanceof Response || request.signal.aborted) throw thrown
    const refused = parseForm(typed, z.looseObject({})).reply({ formErrors: [errors.unreachable] })
    return data(replyWith(refused), { status: 503 })
  }
}

/** The `clientAction` of a page with one such form. */
export const keepTheSimpleForm = (args: ClientActionArgs) => keepSimpleForm(args, (refused) => refused)
