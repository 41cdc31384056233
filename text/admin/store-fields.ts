import { storeFields } from '../../domain/store.ts'
import { apartmentLabels } from './apartment-fields.ts'
import { labelled } from './labelled-fields.ts'

export const labelledStoreFields = labelled(
  storeFields,
  { title: 'Заглавие', description: apartmentLabels.description, price: apartmentLabels.price },
  {},
)
