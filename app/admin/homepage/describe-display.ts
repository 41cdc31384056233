import type { DisplaySettings } from '../../../domain/settings.ts'
import { homepageFormText } from '../../text/settings-form.ts'
import { type Description, inWords } from '../form/what-changed.ts'

export function describeDisplay(values: DisplaySettings): Description {
  return inWords(homepageFormText.labels, values)
}
