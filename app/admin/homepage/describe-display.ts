import type { Description } from '../../../domain/record/field-table.ts'
import type { DisplaySettings } from '../../../domain/settings.ts'
import { homepageFormText } from '../../text/admin/settings-form.ts'
import { describeFields } from '../form/conflict/what-changed.ts'

export function describeDisplay(values: DisplaySettings): Description {
  return describeFields(homepageFormText.labels, values)
}
