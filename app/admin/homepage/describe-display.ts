import type { Description } from '../../../domain/field-table.ts'
import type { DisplaySettings } from '../../../domain/settings.ts'
import { homepageFormText } from '../../text/settings-form.ts'
import { inWords } from '../form/what-changed.ts'

export function describeDisplay(values: DisplaySettings): Description {
  return inWords(homepageFormText.labels, values)
}
