import type { Database } from '../../../backend/data/database.ts'
import type { Collection } from '../../../backend/data/schema.ts'
import type { Backend } from '../../../backend/open.ts'
import type { SavedRecord } from '../../../domain/record/stored-record.ts'
import type { Warning } from '../../../domain/record/warning.ts'
import { backendContext } from '../../context.ts'
import type { Sent } from '../../forms/read-form.ts'
import { deleteAction } from '../delete/delete-action.ts'
import { formRecord } from '../form/form-record.ts'
import { type RefusedField, saveAction } from '../form/save-action.ts'
import type { Fault } from '../form/toast-result.ts'
import type { RecordKind } from './record-kind.ts'
import { returnTo } from './return-to.ts'
import { withLastChange } from './with-last-change.ts'

/** The server's half of the screens that add and edit one kind of record. */
export interface RecordHandlers<Values, Saved extends Values & { revision: number }>
  extends RecordKind<Values> {
  collection: Collection
  /** What the log says of one that could not be added. */
  notAdded: string
  find(db: Database, id: string): Promise<Saved | undefined>
  add(db: Database, values: Values, id: string): Promise<Saved>
  update(db: Database, id: string, revision: number, values: Values): Promise<Saved>
  /** Fields that its forms send besides those of the schema. */
  also?: readonly string[]
  /** Not of a kind that is never deleted. */
  remove?(backend: Backend, id: string): Promise<unknown>
  /** Why one is not saved or deleted, where that is no fault. */
  refused?(thrown: unknown): RefusedField | undefined
  /** What is unlikely about these values; `before` is the record that they change, if there is one. */
  listWarnings?(db: Database, id: string, values: Values, before: Saved | undefined): Promise<Warning[]>
}

interface Extras<Saved> {
  /** Fields that the form sends besides those of its schema. */
  also?: readonly string[]
  /** For a browser that has more to do with what was saved before it goes to the list. */
  stayWith?(saved: Saved, form: FormData): object | undefined
}

/** Adds once: sent again after a lost answer, the form finds the record under its id and saves on top of it. */
export function addRecord<Values extends object, Saved extends Values & { revision: number }>(
  records: RecordHandlers<Values, Saved>,
  extras: Extras<Saved> = {},
) {
  return ({ request, context }: Sent) => {
    const { schema, failed, notAdded, add, update, also = [], listWarnings, refused, list } = records
    const { db } = context.get(backendContext)
    return saveAction(
      { request, context },
      {
        schema,
        failed: failed.save,
        logged: notAdded,
        adds: true,
        also,
        listWarnings: async (values, { id }) => (await listWarnings?.(db, id, values, undefined)) ?? [],
        save: (values, { id, revision }) =>
          revision === 0 ? add(db, values, id) : update(db, id, revision, values),
        findNow: ({ id }) => findNow(records, db, id),
        next: returnTo(list, new URL(request.url).search),
        ...(refused && { refused }),
        ...extras,
      },
    )
  }
}

/** POST saves, DELETE removes. */
export function editRecord<Values extends object, Saved extends Values & { revision: number }>(
  records: RecordHandlers<Values, Saved>,
) {
  return ({ request, params: { id }, context }: Sent & { params: { id: string } }) => {
    const { schema, failed, find, update, also = [], remove, listWarnings, refused, list } = records
    const backend = context.get(backendContext)
    const sent = { request, context }
    if (request.method === 'DELETE') {
      if (!remove) return new Response(null, { status: 405, headers: { Allow: 'POST' } })
      const messages = { refused: (thrown: unknown) => withTitle(failed.delete, refused?.(thrown)) }
      return deleteAction(sent, { failed: failed.delete, messages, remove: () => remove(backend, id), list })
    }
    return saveAction(sent, {
      schema,
      failed: failed.save,
      also,
      listWarnings: async (values, { revision }) => {
        const before = await find(backend.db, id)
        // One that has changed since is refused, whatever the form says.
        return before?.revision === revision
          ? ((await listWarnings?.(backend.db, id, values, before)) ?? [])
          : []
      },
      save: (values, { revision }) => update(backend.db, id, revision, values),
      findNow: () => findNow(records, backend.db, id),
      next: returnTo(list, new URL(request.url).search),
      ...(refused && { refused }),
    })
  }
}

function withTitle(error: string, refusal: RefusedField | undefined): Fault | undefined {
  return refusal && { error, detail: refusal.detail }
}

async function findNow<Values extends object, Saved extends Values & { revision: number }>(
  { find, empty, collection }: RecordHandlers<Values, Saved>,
  db: Database,
  id: string,
): Promise<SavedRecord<Values> | undefined> {
  const found = formRecord<Values>(await find(db, id), empty)
  return found && withLastChange(db, { collection, id }, found)
}
