import type { Description } from '../../../domain/field-table.ts'
import type { CompanySettings } from '../../../domain/settings.ts'
import { settingsFormText } from '../../text/settings-form.ts'
import { inWords } from '../form/what-changed.ts'

export function describeCompany({ socialMedia, ...values }: CompanySettings): Description {
  return inWords(settingsFormText.labels, { ...values, ...socialMedia })
}
