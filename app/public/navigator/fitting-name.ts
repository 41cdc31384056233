import type { PublicText } from '../../../text/public/public-text.ts'
import type { NavigatorApartment } from './navigator-apartment.ts'

/** The accessible name of an apartment, which also says that the filters do not leave it: dimming alone would not. */
export function fittingName(
  { navigator, finding }: Pick<PublicText, 'navigator' | 'finding'>,
  apartment: NavigatorApartment,
): string {
  const name = navigator.apartmentName(apartment)
  return apartment.fits ? name : `${name}, ${finding.unfit}`
}
