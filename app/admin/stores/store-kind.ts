import { href } from 'react-router'
import { newStore, type StoreValues, storeSchema } from '../../../domain/store.ts'
import { errors } from '../../text/admin/errors.ts'
import type { RecordKind } from '../record/record-kind.ts'

export const storeKind: RecordKind<StoreValues> = {
  schema: storeSchema,
  empty: newStore,
  list: href('/admin/stores'),
  failed: { load: errors.load.stores, save: errors.saveStore, delete: errors.deleteStore },
}
