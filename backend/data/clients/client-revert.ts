import { z } from 'zod'
import { clientFields } from '../../../domain/client/client-fields.ts'
import { schemaOf } from '../../../domain/record/schema-of.ts'
import type { RevertRule } from '../collections/descriptor.ts'
import { CannotRevert } from '../history/errors.ts'
import { clientRecords, writeWithClients } from './client-rows.ts'
import { findClient, listJoined } from './clients.ts'

const { language, source, agentId } = schemaOf(clientFields).shape
const reverted = z.object({ language, source, agentId, joinedTo: z.string().nullable() })

/** The history holds none of a client's personal data, but whose double it was is taken back like any field. */
export const clientRevert: RevertRule = {
  find: findClient,
  fields: Object.keys(reverted.shape),
  async update(db, id, revision, values) {
    const { success, data } = reverted.safeParse(values)
    if (!success) throw new CannotRevert()
    return writeWithClients(db, 'clients', async () => {
      const { joinedTo } = data
      if (joinedTo !== null) {
        const target = await findClient(db, joinedTo)
        const own = await listJoined(db, id)
        if (target?.joinedTo !== null || target.id === id || own.length > 1) throw new CannotRevert()
      }
      return clientRecords.revise(db, id, revision, data)
    })
  },
}
