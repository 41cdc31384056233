import { pluralsIn } from '../plurals.ts'
import type { PublicText, ServerText } from '../public-text.ts'

const plural = pluralsIn('en')

export const askedApartmentsText: PublicText['askedApartments'] = {
  legend: 'Apartments you are asking about',
  advice: 'Untick those you are not interested in.',
  missing: (count) =>
    plural(count, {
      one: 'One of the apartments is no longer on the site and is not included.',
      other: '# of the apartments are no longer on the site and are not included.',
    }),
}

export const askedApartmentsMessages: ServerText['askedApartmentsMessages'] = {
  none: 'Please tick at least one apartment.',
  unknown:
    'One of the apartments is no longer on the site. Please check your selection and send the enquiry again.',
  back: 'Back to the selected apartments',
  apartment: (title, status) => `${title} (${status})`,
}
