import { formatNumber } from '../../domain/formats/measures.ts'
import { pluralsIn } from '../public/plurals.ts'
import { uiText } from '../ui.ts'

const plural = pluralsIn('bg')

export const saveQuestionText = {
  title: 'Наистина ли да се запази?',
  save: 'Запази въпреки това',
  back: 'Обратно към полетата',
} as const

export const adminText = {
  title: 'Администрация',
  signIn: {
    title: 'Вход в администрацията',
    email: 'Имейл',
    password: 'Парола',
    submit: 'Вход',
    submitting: 'Влизане…',
    backToSite: 'Към сайта',
    backToSignIn: 'Към входа',
    passwordIsSet: 'Паролата е зададена. Влезте с нея.',
    code: {
      title: 'Код за вход',
      label: 'Код',
      remark: 'от приложението или за възстановяване',
      wrong: 'Невалиден код. Опитайте със следващия от приложението.',
      beginAnew: 'Този вход вече не важи или кодът е използван. Върнете се и въведете отново имейл и парола.',
    },
    forgotten: {
      link: 'Забравена парола',
      title: 'Забравена парола',
      advice: 'Въведете имейла, с който влизате. Ще получите връзка, с която да зададете нова парола.',
      submit: 'Изпрати връзка',
      requested:
        'Ако на този адрес има профил, изпратихме връзка за нова парола. Тя важи един час. Проверете и папката за нежелана поща.',
      tooMany: 'Твърде много опити. Моля, опитайте отново след час.',
      noMail: 'Сайтът не изпраща такива писма.',
      command:
        'Друг администратор не може да види паролата Ви. Който поддържа сървъра, задава нова с тази команда:',
    },
    newPassword: {
      title: 'Нова парола',
      advice: {
        invitation: (email: string) => `Задайте парола, с която ще влизате с имейла ${email}.`,
        password: (email: string) => `Задайте нова парола за ${email}. Всички отворени сесии ще приключат.`,
      },
      password: 'Нова парола',
      repeated: 'Новата парола отново',
      remark: (shortest: number) => `поне ${shortest} знака`,
      submit: 'Задай паролата',
      invalidLink:
        'Връзката вече не важи: използвана е или срокът ѝ е изтекъл. Поискайте нова от администратор или чрез „Забравена парола“.',
    },
  },
  signOut: 'Изход',
  navigation: 'Навигация на администрацията',
  unread: (count: number) =>
    plural(count, { one: '(1 непрочетено)', other: `(${formatNumber(count)} непрочетени)` }),
  screens: {
    dashboard: 'Табло',
    sales: 'Продажби',
    setup: 'Настройване',
    building: 'Сграда',
    homepage: 'Начална страница',
    floorPlans: 'Етажни планове',
    apartments: 'Апартаменти',
    grid: 'Решетка',
    parking: 'Паркоместа',
    stores: 'Магазини',
    prices: 'Цени',
    media: 'Медия',
    translations: 'Преводи',
    enquiries: 'Запитвания',
    reservations: 'Резервации',
    history: 'История',
    settings: 'Настройки',
    users: 'Потребители',
    account: 'Профил',
  },
  actions: {
    add: 'Добави',
    edit: 'Редактирай',
    view: 'Преглед',
    delete: 'Изтрий',
    save: 'Запази',
    cancel: uiText.cancel,
    retry: 'Опитайте отново',
  },
  parkingPlans: 'Планове на паркинга',
  buildingViews: 'Изгледи на сградата',
  newApartment: 'Нов апартамент',
  editApartment: 'Редактиране на апартамент',
  newParkingSpot: 'Ново паркомясто',
  editParkingSpot: 'Редактиране на паркомясто',
  newStore: 'Нов магазин',
  editStore: 'Редактиране на магазин',
  statusOf: (number: string) => `Статус на апартамент ${number}`,
  statusOfParkingSpot: (number: string) => `Статус на паркомясто ${number}`,
  saving: 'Запазване…',
  saved: {
    apartment: (number: string) => `Апартамент ${number} е запазен.`,
    parkingSpot: (number: string) => `Паркомясто ${number} е запазено.`,
    store: 'Магазинът е запазен.',
    settings: 'Настройките са запазени.',
    homepage: 'Началната страница е запазена.',
    building: 'Данните за сградата са запазени.',
  },
  deleted: {
    apartment: 'Апартаментът е изтрит.',
    parkingSpot: 'Паркомястото е изтрито.',
    store: 'Магазинът е изтрит.',
  },
  confirmDelete: {
    title: (name: string) => `Да се изтрие ли ${name}?`,
    forGood: 'Това действие не може да бъде отменено.',
  },
  unsaved: {
    title: 'Имате незапазени промени',
    text: 'Ако напуснете, незапазените промени ще се загубят.',
    stay: 'Остани',
    leave: 'Напусни без запазване',
    save: 'Запази и продължи',
  },
  stillUploading: 'Снимката още се качва. Изчакайте я и опитайте отново.',
  conflict: {
    bothChanged: (who: string) =>
      `Тези полета са променени и от Вас, и от друг потребител${who && ` (${who})`}. Останалите Ви промени се запазват при всеки избор.`,
    who: (name: string, time: string) => `${name}, ${time}`,
    takenOver: (fields: string) =>
      `Записът беше променен междувременно. Обновени са полета, които не сте променяли: ${fields}. Вашите промени остават.`,
    field: 'Поле',
    yours: 'Вашата стойност',
    now: 'Сега в системата',
    empty: '(празно)',
    keepMine: 'Запази моите стойности',
    takeTheirs: 'Зареди новите стойности',
  },
  gone: {
    apartment: 'Апартаментът не е намерен',
    parkingSpot: 'Паркомястото не е намерено',
    store: 'Магазинът не е намерен',
    advice: 'Може би вече е изтрит. Проверете в списъка.',
  },
  noApartments: {
    title: 'Още няма апартаменти.',
    advice:
      'Добавете първия с бутона „Добави“ горе вдясно или попълнете шаблона в Excel и го качете от „Внасяне“.',
  },
  /** Shown to agents, who may add nothing. */
  addedByAdmins: 'Добавя ги администратор.',
  noMatches: {
    title: 'Нищо не отговаря на търсенето и избраните филтри.',
    advice: 'Променете ги или ги изчистете, за да видите целия списък.',
  },
  seeOnSite: 'Виж в сайта',
  backToList: 'Към списъка',
  previous: (name: string) => `Предишен запис: ${name}`,
  next: (name: string) => `Следващ запис: ${name}`,
} as const
