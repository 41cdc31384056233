import { data, type RouterContextProvider } from 'react-router'
import { type Database, versionsOf } from '../../../backend/data/database.ts'
import { findLastChange } from '../../../backend/data/history/changes.ts'
import type { SavedRecord, Stored } from '../../../domain/record/stored-record.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import type { Sent } from '../../forms/read-form.ts'
import { deleteAction } from '../delete/delete-action.ts'
import { saveAction } from '../form/save-action.ts'
import type { OfBuilding, ServerCollection } from './collection.ts'
import { returnTo } from './return-to.ts'

/** Loaders and actions of the screens that add and edit a record of any collection. */

type Values = Record<string, unknown>

/** The loader of a form that adds a record: however often the form is sent, it adds one record with this id. */
export function newRecordId() {
  return { id: crypto.randomUUID() }
}

interface Loaded {
  params: { id: string }
  context: Readonly<RouterContextProvider>
}

/** Reads the record that the URL names, whole (`saved`) and as its form shows it (`record`); throws a 404 otherwise. */
export async function requireRecord<V extends Values, Saved extends V & Stored>(
  collectionOf: OfBuilding<ServerCollection<V, Saved>>,
  { params: { id }, context }: Loaded,
) {
  const { db } = context.get(backendContext)
  const collection = collectionOf(await loadBuilding(context))
  const versions = await versionsOf(db, collection.name)
  const saved = await collection.find(db, id)
  if (saved === undefined) throw data(null, { status: 404 })
  return { versions, saved, record: await toFormRecord(collection, db, saved) }
}

interface AddOptions<Saved> {
  /** Form fields that neither the schema nor the collection has. */
  extraFields?: readonly string[]
  /**
   * Returns data for the page if the browser has more to do before the list opens, such as an upload; otherwise
   * undefined.
   */
  stayWith?(saved: Saved, form: FormData): object | undefined
}

/**
 * Returns the action of a form that adds a record. A form that is sent again because its response was lost
 * finds its record under the same id, and updates it.
 */
export function addRecord<V extends Values, Saved extends V & Stored>(
  collectionOf: OfBuilding<ServerCollection<V, Saved>>,
  options: AddOptions<Saved> = {},
) {
  return async ({ request, context }: Sent) => {
    const { db } = context.get(backendContext)
    const collection = collectionOf(await loadBuilding(context))
    const {
      schema,
      text,
      notAdded,
      find,
      add,
      update,
      extraFields = [],
      listWarnings,
      explainRefusal,
    } = collection
    return saveAction(
      { request, context },
      {
        schema,
        failed: text.failed.save,
        logged: notAdded,
        adds: true,
        extraFields,
        listWarnings: async (values, { id, revision }) => {
          // After a lost response the record is there already.
          const before = revision === 0 ? undefined : await find(db, id)
          return (await listWarnings?.(db, id, values, before)) ?? []
        },
        save: (values, { id, revision }) =>
          revision === 0 ? add(db, values, id) : update(db, id, revision, values),
        findNow: ({ id }) => findNow(collection, db, id),
        next: returnTo(collection.list, new URL(request.url).search),
        ...(explainRefusal && { explainRefusal }),
        ...options,
      },
    )
  }
}

/** Returns the action of a record's form: POST saves the record, DELETE deletes it. */
export function editRecord<V extends Values, Saved extends V & Stored>(
  collectionOf: OfBuilding<ServerCollection<V, Saved>>,
) {
  return async ({ request, params: { id }, context }: Sent & { params: { id: string } }) => {
    const backend = context.get(backendContext)
    const collection = collectionOf(await loadBuilding(context))
    const {
      schema,
      list,
      find,
      update,
      extraFields = [],
      remove,
      listWarnings,
      leaveToWay,
      explainRefusal,
    } = collection
    const { failed } = collection.text
    const sent = { request, context }
    if (request.method === 'DELETE') {
      if (!remove) return new Response(null, { status: 405, headers: { Allow: 'POST' } })
      const refused = (thrown: unknown) => {
        const refusal = explainRefusal?.(thrown)
        return refusal && { error: failed.delete, detail: refusal.detail }
      }
      return deleteAction(sent, {
        failed: failed.delete,
        messages: { refused },
        remove: () => remove(backend, id),
        list,
      })
    }
    return saveAction(sent, {
      schema,
      failed: failed.save,
      extraFields,
      listWarnings: async (values, { revision }) => {
        const before = await find(backend.db, id)
        // A stale save is refused anyway, so no warning is shown first.
        if (before?.revision !== revision) return []
        return (await listWarnings?.(backend.db, id, values, before)) ?? []
      },
      leaveToWay: async (values) => {
        const before = await find(backend.db, id)
        return before && leaveToWay ? leaveToWay(values, before) : values
      },
      save: (values, { revision }) => update(backend.db, id, revision, values),
      findNow: () => findNow(collection, backend.db, id),
      next: returnTo(list, new URL(request.url).search),
      ...(explainRefusal && { explainRefusal }),
    })
  }
}

async function findNow<V extends Values, Saved extends V & Stored>(
  collection: ServerCollection<V, Saved>,
  db: Database,
  id: string,
): Promise<SavedRecord<V> | undefined> {
  const saved = await collection.find(db, id)
  return saved && toFormRecord(collection, db, saved)
}

/**
 * Returns the fields of the form only, because a conflict compares only these, and who changed the record last.
 */
async function toFormRecord<V extends Values, Saved extends V & Stored>(
  { name: collection, empty }: ServerCollection<V, Saved>,
  db: Database,
  saved: Saved,
): Promise<SavedRecord<V>> {
  const record = { revision: saved.revision, values: pickFields<V>(saved, empty) }
  return { ...record, change: await findLastChange(db, collection, saved.id) }
}

function pickFields<V extends Values>(record: V, fields: V): V {
  const picked = { ...fields }
  for (const name in fields) picked[name] = record[name]
  return picked
}
