import { fault } from '../record/fault.ts'
import { optionalText } from '../record/field-schemas.ts'
import { isStoredUrl } from './stored-path.ts'

/** The URL of a stored image, or an empty text. `isOther` allows more values. */
export function imageUrlSchema(isOther: (value: string) => boolean = () => false) {
  return optionalText(1000).refine(
    (value) => value === '' || isStoredUrl(value) || isOther(value),
    fault('badImageUrl'),
  )
}
