import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'

const plural = pluralsIn('ru')

const ago = (minutes: number) =>
  minutes === 1
    ? 'минуту назад'
    : plural(minutes, {
        one: '# минуту назад',
        few: '# минуты назад',
        many: '# минут назад',
        other: '# минуты назад',
      })

export const favouritesText: PublicText['favourites'] = {
  title: 'Избранные квартиры',
  description: 'Квартиры, которые Вы сохранили: сравните их или отправьте близкому человеку.',
  count: (count) =>
    plural(count, { one: '# квартира', few: '# квартиры', many: '# квартир', other: '# квартиры' }),
  missing: (count) =>
    plural(count, {
      one: '# квартиры из списка больше нет на сайте, она не показана.',
      few: '# квартир из списка больше нет на сайте, они не показаны.',
      many: '# квартир из списка больше нет на сайте, они не показаны.',
      other: '# квартир из списка больше нет на сайте, они не показаны.',
    }),
  none: {
    title: 'Пока нет сохранённых квартир',
    advice: 'Нажмите на сердечко рядом с квартирой, чтобы сохранить её. Здесь Вы увидите их вместе.',
    withoutScripts:
      'Сердечко рядом с квартирами работает, если в браузере включён JavaScript. Список, который Вам прислали, открывается и без него.',
    toList: 'Ко всем квартирам',
  },
  share: 'Отправить список',
  compare: (count) => `Сравнить (${count})`,
  compareFirst: (count) => `Сравнить первые ${count}`,
  askAll: 'Отправить запрос по всем',
  askOne: 'Отправить запрос',
  askFirst: (count) => `Отправить запрос по первым ${count}`,
  pick: 'К сравнению',
  picked: 'Выбрана для сравнения',
  pickOf: (number) => `Добавить квартиру ${number} к сравнению`,
  unpickOf: (number) => `Убрать квартиру ${number} из сравнения`,
  pickAdvice: (most) => `Выберите до ${most} квартир для сравнения.`,
  kept: 'Они хранятся только в этом браузере.',
  ofOthers: (count) =>
    plural(count, {
      one: '# из этих квартир нет в Вашем избранном.',
      few: '# из этих квартир нет в Вашем избранном.',
      many: '# из этих квартир нет в Вашем избранном.',
      other: '# из этих квартир нет в Вашем избранном.',
    }),
  keepAll: 'Добавить в моё избранное',
  toOwn: 'Моё избранное',
  changed: {
    available: (minutes) => `освободилась ${ago(minutes)}`,
    reserved: (minutes) => `забронирована ${ago(minutes)}`,
    sold: (minutes) => `продана ${ago(minutes)}`,
  },
}

export const compareText: PublicText['compare'] = {
  title: 'Сравнение квартир',
  description: 'До четырёх квартир рядом: цены, площади, стороны света и оплата.',
  tableLabel: 'Сравнение',
  feature: 'Показатель',
  differs: 'различается',
  legend: 'Так отмечено, чем квартиры различаются.',
  onlyDifferences: 'Только различия',
  everything: 'Показать всё',
  noDifferences: 'По показанным данным квартиры не различаются.',
  remove: (number) => `Убрать квартиру ${number} из сравнения`,
  removeShort: 'Убрать',
  toFavourites: 'К избранному',
  ask: 'Отправить запрос',
  none: {
    title: 'Нечего сравнивать',
    advice: 'Отметьте сердечком не меньше двух квартир и сравните их на странице избранного.',
  },
}
