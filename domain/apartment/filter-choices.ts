import { exposures } from '../building/exposure.ts'
import { pick } from '../lists/pick.ts'
import { statuses } from '../status.ts'

/**
 * The values that each filter of a URL may have. Where several values of a parameter give the same page, the server
 * replaces them by one (server/pages/canonical-parameters.ts). They are apart from the filters, because browsers load
 * them with every page that is filtered.
 */
export const apartmentFilterChoices = {
  entrance: /^[\w-]{1,20}$/,
  floor: /^-?\d{1,3}$/,
  type: /^[\w-]{1,40}$/,
  status: statuses,
  minPrice: /\S/,
  maxPrice: /\S/,
  minArea: /\S/,
  maxArea: /\S/,
  minFloor: /^-?\d{1,3}$/,
  maxFloor: /^-?\d{1,3}$/,
  exposure: exposures,
  sea: ['1'],
  available: ['1'],
} satisfies Record<string, readonly string[] | RegExp>

/** The parameters that a URL may repeat, to choose several values. */
export const repeatedFilters = ['type', 'exposure'] as const satisfies (keyof typeof apartmentFilterChoices)[]

/** The filters of the navigator. It shows entrances, floors and statuses itself, so that nobody has to choose one. */
export const navigatorFilters = [
  'type',
  'minPrice',
  'maxPrice',
  'minArea',
  'maxArea',
  'minFloor',
  'maxFloor',
  'exposure',
  'sea',
  'available',
] as const satisfies (keyof typeof apartmentFilterChoices)[]

export const navigatorFilterChoices = pick(apartmentFilterChoices, navigatorFilters)
