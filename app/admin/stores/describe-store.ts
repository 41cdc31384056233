import type { Description } from '../../../domain/field-table.ts'
import type { StoreValues } from '../../../domain/store.ts'
import { storeFormText } from '../../text/store-form.ts'
import { inWords } from '../form/what-changed.ts'

export function describeStore(values: StoreValues): Description {
  return inWords(storeFormText.labels, values)
}
