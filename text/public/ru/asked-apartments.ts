import { pluralsIn } from '../plurals.ts'
import type { PublicText, ServerText } from '../public-text.ts'

const plural = pluralsIn('ru')

export const askedApartmentsText: PublicText['askedApartments'] = {
  legend: 'Квартиры, о которых Вы спрашиваете',
  advice: 'Снимите отметку с тех, которые Вас не интересуют.',
  missing: (count) =>
    plural(count, {
      one: '# квартиры из списка больше нет на сайте, она не включена.',
      few: '# квартир из списка больше нет на сайте, они не включены.',
      many: '# квартир из списка больше нет на сайте, они не включены.',
      other: '# квартир из списка больше нет на сайте, они не включены.',
    }),
}

export const askedApartmentsMessages: ServerText['askedApartmentsMessages'] = {
  none: 'Отметьте хотя бы одну квартиру.',
  unknown: 'Одной из квартир больше нет на сайте. Проверьте выбор и отправьте запрос ещё раз.',
  back: 'Назад к выбранным квартирам',
  apartment: (title, status) => `${title} (${status})`,
}
