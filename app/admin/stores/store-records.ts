import { addStore, findStore, updateStore } from '../../../backend/data/stores.ts'
import { removeStore } from '../../../backend/removal/remove-with-files.ts'
import type { Store, StoreValues } from '../../../domain/store.ts'
import { logMessages } from '../../text/log-messages.ts'
import type { RecordHandlers } from '../record/record-actions.ts'
import { storeKind } from './store-kind.ts'

export const storeRecords: RecordHandlers<StoreValues, Store> = {
  ...storeKind,
  collection: 'stores',
  notAdded: logMessages.add.store,
  find: findStore,
  add: addStore,
  update: updateStore,
  remove: removeStore,
}
