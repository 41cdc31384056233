import { z } from 'zod'
import { schemaOf } from '../../../domain/record/schema-of.ts'
import { viewingStates } from '../../../domain/viewing/viewing.ts'
import { viewingFields } from '../../../domain/viewing/viewing-fields.ts'
import { timeSchema } from '../../../domain/viewing/viewing-schema.ts'
import type { RevertRule } from '../collections/descriptor.ts'
import { CannotRevert } from '../history/errors.ts'
import { NotFound } from '../records/record-errors.ts'
import { findViewing } from './queries.ts'
import { updateViewing, ViewingRefused } from './viewings.ts'

const { day, minutes, agentId, apartmentId, isMailed } = schemaOf(viewingFields).shape
const reverted = z.object({
  ...{ day, minutes, agentId, apartmentId, isMailed },
  time: timeSchema,
  state: z.enum(viewingStates),
})

/** The history holds no personal data of a viewing, but when, where and with whom it is, and what became of it. */
export const viewingRevert: RevertRule = {
  find: findViewing,
  fields: Object.keys(reverted.shape),
  async update(db, id, revision, values) {
    const { success, data } = reverted.safeParse(values)
    if (!success) throw new CannotRevert()
    const before = await findViewing(db, id)
    if (!before) throw new NotFound()
    return updateViewing(db, id, revision, { ...before, ...data }).catch((error) => {
      throw error instanceof ViewingRefused ? new CannotRevert() : error
    })
  },
}
