import type { Status } from '../../../domain/status.ts'
import { pluralsIn } from '../plurals.ts'

const plural = pluralsIn('bg')

/** How long ago a status has changed, while the page was open. */
const ago = (minutes: number) => (minutes === 1 ? 'преди минута' : `преди ${minutes} минути`)

/** The page of kept apartments. */
export const favouritesText = {
  title: 'Любими апартаменти',
  description: 'Апартаментите, които сте запазили: сравнете ги или ги изпратете на близък човек.',
  count: (count: number) => plural(count, { one: '# апартамент', other: '# апартамента' }),
  missing: (count: number) =>
    plural(count, {
      one: 'Един от апартаментите вече не е в сайта и не е показан.',
      other: '# от апартаментите вече не са в сайта и не са показани.',
    }),
  none: {
    title: 'Още няма запазени апартаменти',
    advice: 'Докоснете сърцето до апартамент, за да го запазите. Тук ще ги видите заедно.',
    withoutScripts:
      'Сърцето до апартаментите работи, когато в браузъра е включен JavaScript. Списък, който някой Ви е изпратил, се вижда и без него.',
    toList: 'Към всички апартаменти',
  },
  share: 'Изпрати списъка',
  compare: (count: number) => `Сравни (${count})`,
  compareFirst: (count: number) => `Сравни първите ${count}`,
  askAll: 'Изпрати запитване за всички',
  askOne: 'Изпрати запитване',
  askFirst: (count: number) => `Изпрати запитване за първите ${count}`,
  pick: 'За сравнение',
  picked: 'Избран за сравнение',
  pickOf: (number: string) => `Добави апартамент ${number} за сравнение`,
  unpickOf: (number: string) => `Махни апартамент ${number} от сравнението`,
  pickAdvice: (most: number) => `Изберете до ${most} апартамента за сравнение.`,
  kept: 'Пазят се само в този браузър.',
  ofOthers: (count: number) =>
    plural(count, {
      one: 'Един от тези апартаменти не е във Вашите любими.',
      other: '# от тези апартаменти не са във Вашите любими.',
    }),
  keepAll: 'Запази ги и при мен',
  toOwn: 'Към моите любими',
  changed: {
    available: (minutes: number) => `отново свободен от ${minutes === 1 ? 'минута' : `${minutes} минути`}`,
    reserved: (minutes: number) => `резервиран ${ago(minutes)}`,
    sold: (minutes: number) => `продаден ${ago(minutes)}`,
  } satisfies Record<Status, (minutes: number) => string>,
}

/** The page that compares apartments. */
export const compareText = {
  title: 'Сравнение на апартаменти',
  description: 'До четири апартамента един до друг: цени, площи, изложение и плащане.',
  tableLabel: 'Сравнение',
  feature: 'Показател',
  differs: 'различава се',
  legend: 'Така е отбелязано, по което апартаментите се различават.',
  onlyDifferences: 'Само разликите',
  everything: 'Покажи всичко',
  noDifferences: 'По показаните данни апартаментите не се различават.',
  remove: (number: string) => `Махни апартамент ${number} от сравнението`,
  removeShort: 'Махни',
  toFavourites: 'Към любимите',
  ask: 'Изпрати запитване',
  none: {
    title: 'Няма какво да се сравни',
    advice: 'Запазете поне два апартамента със сърцето и ги сравнете от страницата с любими.',
  },
}
