import { href } from 'react-router'
import { addStore, findStore, updateStore } from '../../../backend/data/stores.ts'
import { removeStore } from '../../../backend/removal/remove-with-files.ts'
import { newStore, type Store, type StoreValues, storeSchema } from '../../../domain/store.ts'
import { logMessages } from '../../text/log-messages.ts'
import { errors } from '../../text/office/errors.ts'
import type { Records } from '../record/answer-record.ts'

export const storeRecords: Records<StoreValues, Store> = {
  collection: 'stores',
  schema: storeSchema,
  empty: newStore,
  list: href('/admin/stores'),
  failed: { save: errors.saveStore, delete: errors.deleteStore },
  notAdded: logMessages.add.store,
  find: findStore,
  add: addStore,
  update: updateStore,
  remove: removeStore,
}
