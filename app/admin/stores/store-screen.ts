import { href } from 'react-router'
import { newStore, type StoreValues, storeSchema } from '../../../domain/store.ts'
import { adminText } from '../../text/office/admin.ts'
import { errors } from '../../text/office/errors.ts'
import { storeFormText } from '../../text/office/store-form.ts'
import { inWords } from '../form/conflict/what-changed.ts'
import type { RecordScreen } from '../record/record-screen.tsx'
import { StoreFields } from './store-fields.tsx'

export const storeScreen: RecordScreen<StoreValues> = {
  schema: storeSchema,
  empty: newStore,
  describe: (values) => inWords(storeFormText.labels, values),
  fields: StoreFields,
  list: href('/admin/stores'),
  saidAloud: errors.requiredFields,
  words: {
    new: adminText.newStore,
    edit: adminText.editStore,
    gone: adminText.gone.store,
    saved: adminText.saved.store,
    deleted: adminText.deleted.store,
    failed: { load: errors.load.stores, save: errors.saveStore, delete: errors.deleteStore },
    deleteWarning: storeFormText.deleteWarning,
  },
}
