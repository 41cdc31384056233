import type { Description } from '../../../domain/record/field-table.ts'
import type { CompanySettings } from '../../../domain/settings.ts'
import { settingsFormText } from '../../text/office/settings-form.ts'
import { inWords } from '../form/conflict/what-changed.ts'

export function describeCompany({ socialMedia, ...values }: CompanySettings): Description {
  return inWords(settingsFormText.labels, { ...values, ...socialMedia })
}
