import type { StoreValues } from '../../../domain/store.ts'
import { adminText } from '../../text/admin/admin.ts'
import { errors } from '../../text/admin/errors.ts'
import { storeFormText } from '../../text/admin/stores.ts'
import { describeFields } from '../form/conflict/what-changed.ts'
import type { RecordScreen } from '../record/record-screen.tsx'
import { StoreFields } from './store-fields.tsx'
import { storeKind } from './store-kind.ts'

export const storeScreen: RecordScreen<StoreValues> = {
  ...storeKind,
  describe: (values) => describeFields(storeFormText.labels, values),
  fields: StoreFields,
  saidAloud: errors.requiredFields,
  restorable: 'stores',
  text: {
    new: adminText.newStore,
    edit: adminText.editStore,
    gone: adminText.gone.store,
    saved: () => adminText.saved.store,
    deleted: adminText.deleted.store,
    deleteWarning: storeFormText.deleteWarning,
  },
}
