import { type Forms, pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'
import { inBuilding } from './building-noun.ts'
import { contactText } from './contact.ts'

/**
 * The introductions of pages for which the company has written none. Used by loaders only, so that browsers do not
 * load them.
 */
export const introductionText: ServerText['introductions'] = {
  apartments: 'Цены и статусы обновляются в реальном времени.',
  navigator: () => 'Выберите этаж или сразу квартиру. Статусы обновляются в реальном времени.',
  /** The counts are in the order of `parkingTypes`. Without parking spots there is nothing to select. */
  parking: (counts, hasPlan) => {
    const total = describeTotal(counts)
    return total && `${total} Выберите уровень и место ${hasPlan ? 'на плане или ' : ''}в списке.`
  },
  stores: ({ noun }) => `Коммерческие помещения ${inBuilding({ noun, name: '' })}.`,
  contact: contactText.intro,
  privacy: 'Мы собираем только то, что нужно, чтобы ответить Вам.',
}

const plural = pluralsIn('ru')
const list = new Intl.ListFormat('ru')

const ofType: Forms[] = [
  { one: '# крытое', few: '# крытых', many: '# крытых', other: '# крытых' },
  { one: '# открытое', few: '# открытых', many: '# открытых', other: '# открытых' },
  { one: '# гараж', few: '# гаража', many: '# гаражей', other: '# гаража' },
]

/** „140 мест: 135 крытых, 3 открытых и 2 гаража.“ */
function describeTotal(counts: readonly number[]): string {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return ''
  const parts = ofType.flatMap((forms, index) => {
    const count = counts[index] ?? 0
    return count > 0 ? [plural(count, forms)] : []
  })
  const all = plural(total, { one: '# место', few: '# места', many: '# мест', other: '# места' })
  return `${all}: ${list.format(parts)}.`
}
