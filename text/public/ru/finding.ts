import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'

const plural = pluralsIn('ru')

export const findingText: PublicText['finding'] = {
  filters: (count) => (count === 0 ? 'Фильтры' : `Фильтры (${count})`),
  clear: 'Сбросить',
  asList: 'Списком',
  fitting: (count, all) => `Подходит ${count} из ${all}`,
  fittingHere: (count, all) => `На этаже: ${count} из ${all}`,
  fit: (count) =>
    plural(count, { one: '# подходит', few: '# подходят', many: '# подходят', other: '# подходят' }),
  noneFits: 'ничего не подходит под фильтр',
  unfit: 'не подходит под фильтр',
  upperFloorsOf: (count) =>
    plural(count, {
      one: 'верхний этаж # двухуровневой квартиры',
      few: 'верхние этажи # двухуровневых квартир',
      many: 'верхние этажи # двухуровневых квартир',
      other: 'верхние этажи # двухуровневых квартир',
    }),
  inBrief: 'Квартира вкратце',
  open: 'Открыть',
}
