import type { z } from 'zod'
import { type Database, versionsOf } from '../../../backend/data/database.ts'
import type { SavedRecord } from '../../../domain/record/stored-record.ts'
import type { ExplainedWarning } from '../../../domain/record/warning.ts'
import { backendContext } from '../../context.ts'
import type { Sent } from '../../forms/read-form.ts'
import { type RefusedField, saveAction } from '../form/save-action.ts'
import { returnTo } from './return-to.ts'

/** The loader and action of settings, or of the building: a record that always exists, and has no list. */
interface Settings<Values> {
  schema: z.ZodType<Values>
  url: string
  failed: { save: string }
  get(db: Database): Promise<SavedRecord<Values>>
  save(db: Database, revision: number, values: Values): Promise<unknown>
  listWarnings?(db: Database, values: Values): Promise<ExplainedWarning[]>
  /** Explains a domain error as text; returns undefined for any other error. */
  explainRefusal?(thrown: unknown): RefusedField | undefined
}

export function loadSettings<Values>(
  get: Settings<Values>['get'],
  collection: 'settings' | 'building' = 'settings',
) {
  return async ({ context }: Pick<Sent, 'context'>) => {
    const { db } = context.get(backendContext)
    const versions = await versionsOf(db, collection)
    return { versions, record: await get(db) }
  }
}

export function saveSettings<Values>(settings: Settings<Values>) {
  const { schema, url, failed, get, save, listWarnings, explainRefusal } = settings
  return ({ request, context }: Sent) => {
    const { db } = context.get(backendContext)
    return saveAction(
      { request, context },
      {
        schema,
        failed: failed.save,
        listWarnings: async (values) => (await listWarnings?.(db, values)) ?? [],
        save: (values, { revision }) => save(db, revision, values),
        findNow: () => get(db),
        ...(explainRefusal && { explainRefusal }),
        next: returnTo(url, new URL(request.url).search),
      },
    )
  }
}
