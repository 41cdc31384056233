import { pluralsIn } from '../plurals.ts'

const plural = pluralsIn('bg')

/** The apartments in the form of an enquiry about several. */
export const askedApartmentsText = {
  legend: 'Апартаменти, за които питате',
  advice: 'Махнете отметката от тези, които не Ви интересуват.',
  missing: (count: number) =>
    plural(count, {
      one: 'Един от апартаментите вече не е в сайта и не е включен.',
      other: '# от апартаментите вече не са в сайта и не са включени.',
    }),
}

/** Separate, because only the server uses it. */
export const askedApartmentsMessages = {
  none: 'Отбележете поне един апартамент.',
  unknown: 'Един от апартаментите вече не е в сайта. Прегледайте избора си и изпратете запитването отново.',
  back: 'Обратно към избраните апартаменти',
  apartment: (title: string, status: string) => `${title} (${status})`,
}
