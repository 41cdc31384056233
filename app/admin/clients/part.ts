import { href, redirect } from 'react-router'
import { z } from 'zod'
import { mostRecords } from '../../../backend/data/clients/client-records.ts'
import { keepApart, partDouble } from '../../../backend/data/clients/doubles.ts'
import { NothingToPart, partRecords } from '../../../backend/data/clients/part-records.ts'
import { clientsText as text } from '../../../text/admin/clients.ts'
import { backendContext } from '../../context.ts'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/part'

const id = z.string().min(1).max(64)

/** Exactly one of: records that become another client, a double to part again, or a client who is somebody else. */
const partSchema = z
  .object({
    records: z
      .string()
      .max(2 * mostRecords * 65)
      .transform((ids) => ids.split(',').filter(Boolean))
      .pipe(z.array(id).max(2 * mostRecords))
      .optional(),
    revision: z.coerce.number().int().min(1).optional(),
    apart: id.optional(),
  })
  .refine((sent) => Object.values(sent).filter((value) => value !== undefined).length === 1)

export function action({ request, params, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema: partSchema,
      failed: text.part.failed,
      messages: (sent) => ({
        failed: messagesOf(Object.keys(sent)).failed,
        refused: (thrown) =>
          thrown instanceof NothingToPart
            ? { error: text.part.failed, detail: text.part.nothing }
            : undefined,
      }),
      async run({ records, revision, apart }) {
        if (apart !== undefined) await keepApart(db, params.id, apart)
        else if (revision !== undefined) await partDouble(db, { id: params.id, revision })
        else if (records) {
          const made = await partRecords(db, params.id, records)
          return redirect(href('/admin/clients/:id', { id: made.id }))
        }
        return null
      },
    },
  )
}

/** There is no page: the cards of clients send here. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/admin/clients/:id', params))
}

export const clientAction = toastResult(async (request) =>
  messagesOf([...(await request.clone().formData()).keys()]),
)

function messagesOf(names: readonly string[]) {
  if (names.includes('apart')) return { done: text.doubles.noted, failed: text.doubles.failed }
  return names.includes('revision')
    ? { done: text.joined.done, failed: text.joined.failed }
    : { done: text.part.done, failed: text.part.failed }
}
