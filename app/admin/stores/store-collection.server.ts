import { addStore, findStore, updateStore } from '../../../backend/data/stores.ts'
import { removeStore } from '../../../backend/removal/remove-with-files.ts'
import type { Store, StoreValues } from '../../../domain/store.ts'
import { logMessages } from '../../../text/log-messages.ts'
import type { ServerCollection } from '../record/collection.ts'
import { explainReserved } from '../reservations/reservation-collection.server.ts'
import { storeCollection } from './store-collection.tsx'

const collection: ServerCollection<StoreValues, Store> = {
  ...storeCollection(),
  notAdded: logMessages.add.store,
  find: findStore,
  add: addStore,
  update: updateStore,
  remove: removeStore,
  explainRefusal: explainReserved,
}

export const storeServerCollection = () => collection
