import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'

const plural = pluralsIn('en')

export const homeText: PublicText['home'] = {
  toApartments: 'View the apartments',
  toNavigator: 'Choose by floor',
  availability: {
    title: 'Available now',
    free: (count) => plural(count, { one: '# apartment available', other: '# apartments available' }),
    parking: (count) =>
      plural(count, { one: '# parking space available', other: '# parking spaces available' }),
    from: (price) => `from ${price}`,
    priceOnRequest: 'price on request',
    none: 'No apartments are available at the moment.',
    count: (count) => plural(count, { one: '# available', other: '# available' }),
  },
  apartments: {
    title: 'Selected homes available now',
    all: 'See all available apartments',
    name: (type, number) => `${type} ${number}`,
    photo: (number) => `Photo of apartment ${number}`,
  },
}
