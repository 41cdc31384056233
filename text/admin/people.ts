import type { AgentMailKind } from '../../domain/people/agent-mails.ts'
import { recogniseDevice } from '../../domain/people/device.ts'
import type { Role } from '../../domain/people/role.ts'
import type { UserState } from '../../domain/people/user-list-item.ts'
import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

export const roleLabels: Record<Role, string> = { admin: 'Администратор', agent: 'Агент' }

export const userStateLabels: Record<UserState, string> = {
  active: 'Активен',
  invited: 'Поканен',
  deactivated: 'Деактивиран',
}

/** „Chrome на Windows“ for a `User-Agent` header. */
export function deviceName(userAgent: string): string {
  const { browser, system } = recogniseDevice(userAgent)
  return browser && system ? `${browser} на ${system}` : (browser ?? system ?? 'Непознато устройство')
}

export const accountText = {
  load: 'Грешка при зареждане на профила',
  name: { title: 'Име', label: 'Име', submit: 'Запази името' },
  password: {
    title: 'Парола',
    old: 'Сегашна парола',
    password: 'Нова парола',
    repeated: 'Новата парола отново',
    remark: (shortest: number) => `поне ${shortest} знака`,
    submit: 'Смени паролата',
    wrong: 'Сегашната парола не е тази.',
    tooMany: 'Твърде много опити. Моля, опитайте по-късно.',
  },
  secondFactor: {
    title: 'Втори фактор',
    on: 'Включен: при вход се иска и код от телефона Ви.',
    off: 'Изключен: при вход се иска само парола. С код от телефона чужд човек не влиза и с Вашата парола.',
    setUp: 'Настрой',
    setUpTitle: 'Настройване',
    manage: 'Промени',
    begin: 'Напред',
    askPassword: 'Въведете паролата си, за да продължите.',
    scan: 'Снимайте кода с приложение за удостоверяване (Google Authenticator, Microsoft Authenticator, Aegis и др.).',
    qr: 'QR код за приложението',
    secret: 'Или въведете този ключ в приложението:',
    code: 'Код от приложението',
    codeRemark: 'шестте цифри, които показва сега',
    endOthers: 'Излез от всички други устройства',
    confirm: 'Включи',
    wrongCode: 'Невалиден код. Опитайте със следващия от приложението и проверете часа на телефона.',
    refused: 'Вторият фактор вече е включен.',
    codes: {
      title: 'Кодове за възстановяване',
      advice:
        'Запазете ги на сигурно място. Ако загубите телефона си, с всеки от тях можете да влезете веднъж. Показват се само сега.',
      saved: 'Запазих ги',
      copy: 'Копирай',
      copied: 'Кодовете са копирани.',
      notCopied: 'Кодовете не можаха да се копират. Маркирайте ги и ги копирайте ръчно.',
      print: 'Отпечатай',
    },
    left: (count: number) =>
      plural(count, {
        one: 'Остава 1 код за възстановяване.',
        other: `Остават ${count} кода за възстановяване.`,
      }),
    renew: 'Нови кодове за възстановяване',
    renewAdvice: 'Старите кодове спират да важат.',
    turnOff: 'Изключи втория фактор',
    back: 'Към профила',
  },
  sessions: {
    title: 'Отворени сесии',
    thisOne: 'Тази',
    seen: (moment: string) => `последно видяна ${moment}`,
    begun: (moment: string) => `влизане ${moment}`,
    endOthers: 'Изход от всички други',
    alone: 'Няма други отворени сесии.',
  },
  calendar: {
    title: 'Календар за телефона',
    about:
      'Вашите огледи в календара на телефона или компютъра: от 30 дни назад до година напред, с име и телефон на клиента. Календарът ги чете сам, обикновено на всеки 15 минути до няколко часа.',
    closed: 'Изключен.',
    open: 'Включен за всеки, който има адреса.',
    start: 'Включи календара',
    stop: 'Спри',
    renew: 'Нов адрес',
    url: 'Адрес на календара',
    qr: 'QR код с адреса на календара',
    subscribe: 'Добави на това устройство',
    scan: 'На iPhone снимайте кода с камерата и приемете абонамента. За Google Calendar поставете адреса от компютър: „Други календари“, „От URL адрес“; телефонът с Android го показва после сам.',
    secret: 'Адресът е само за Вас: който го има, вижда клиентите Ви. Ако е попаднал у друг, направете нов.',
    question: {
      title: 'Да се направи ли нов адрес?',
      text: 'Старият спира да работи веднага. Добавете новия във всички телефони и компютри, които го ползват.',
    },
    done: {
      open: 'Календарът е включен.',
      close: 'Календарът е спрян. Адресът вече не работи.',
      renew: 'Новият адрес важи от сега. Старият вече не работи.',
    },
  },
  mails: {
    title: 'Писма до Вас',
    when: 'Изпращайте ми писмо, когато …',
    labels: {
      mailsAssigned: '… друг ми възложи запитване',
      mailsDeals: '… друг промени моя резервация или продажба',
      mailsCalls: '… дойде време за мое обаждане',
    } satisfies Record<AgentMailKind, string>,
    about: (email: string) =>
      `Изпращат се на ${email}. За това, което правите сами, писма няма. За обаждане без час писмото идва в 8:30 ч.`,
    notSetUp:
      'Пощата на сайта още не е настроена и писма не се изпращат. Изборът Ви се запазва и ще важи, щом тя бъде настроена.',
    submit: 'Запази',
    saved: 'Изборът на писма е запазен.',
    failed: 'Изборът на писма не е запазен',
  },
  done: {
    name: 'Името е запазено.',
    password: 'Паролата е сменена. Другите сесии са приключени.',
    sessions: 'Всички други сесии са приключени.',
    'second-factor': 'Вторият фактор е изключен.',
  },
} as const

export const peopleText = {
  forbidden: {
    title: 'Нямате достъп',
    advice: 'Този екран е само за администратори. Ако Ви трябва, обърнете се към администратор на сайта.',
    back: 'Към таблото',
  },
  load: 'Грешка при зареждане на потребителите',
  failed: 'Промяната не е направена',
  columns: {
    name: 'Име и имейл',
    role: 'Роля',
    commission: 'Комисиона, %',
    state: 'Състояние',
    lastSignIn: 'Последно влизане',
    actions: 'Действия',
  },
  you: 'Вие',
  notAccepted: (name: string) => `${name} (поканата още не е приета)`,
  never: 'Никога',
  secondFactor: 'Втори фактор',
  invite: {
    title: 'Нов потребител',
    name: 'Име',
    email: 'Имейл',
    role: 'Роля',
    submit: 'Покани',
    roles: {
      admin: 'променя всичко и кани други.',
      agent: 'работи по запитвания, резервации и продажби; обектите, цените и текстовете само вижда.',
    },
  },
  invited: {
    title: (name: string) => `Връзка за ${name}`,
    advice: 'Изпратете я само на този човек: който я отвори, задава паролата. Важи седем дни и веднъж.',
    mailed: 'Изпратена е и по имейл.',
    notMailed: 'Показва се само сега.',
    link: 'Връзка',
    copy: 'Копирай',
    copied: 'Връзката е копирана.',
  },
  changes: {
    admin: (name: string) => `Направи ${name} администратор`,
    agent: (name: string) => `Направи ${name} агент`,
    deactivate: (name: string) => `Деактивирай ${name}`,
    activate: (name: string) => `Активирай ${name}`,
    again: (name: string) => `Нова връзка за ${name}`,
    remove: (name: string) => `Оттегли поканата на ${name}`,
    'second-factor': (name: string) => `Изключи втория фактор на ${name}`,
  },
  labels: {
    admin: 'Направи администратор',
    agent: 'Направи агент',
    deactivate: 'Деактивирай',
    activate: 'Активирай',
    again: 'Нова връзка',
    remove: 'Оттегли поканата',
    'second-factor': 'Изключи втория фактор',
  },
  ask: {
    deactivate: {
      title: (name: string) => `Да се деактивира ли ${name}?`,
      text: 'Всички отворени сесии приключват веднага. Профилът може да бъде активиран отново.',
    },
    remove: {
      title: (name: string) => `Да се оттегли ли поканата на ${name}?`,
      text: 'Връзката спира да важи и потребителят изчезва от списъка.',
    },
    'second-factor': {
      title: (name: string) => `Да се изключи ли вторият фактор на ${name}?`,
      text: 'Докато не настрои нов, влиза само с парола. Правете го, когато сте сигурни, че молбата е от този човек.',
    },
    admin: {
      title: (name: string) => `Да стане ли ${name} администратор?`,
      text: 'Ще може да променя всичко и да кани други. Влиза отново с новата роля.',
    },
    agent: {
      title: (name: string) => `Да стане ли ${name} агент?`,
      text: 'Ще работи по запитвания, резервации и продажби, но няма да променя обекти, цени и текстове. Влиза отново с новата роля.',
    },
  },
  done: {
    admin: (name: string) => `${name} е администратор.`,
    agent: (name: string) => `${name} е агент.`,
    deactivate: (name: string) => `${name} е деактивиран. Всички сесии са приключени.`,
    activate: (name: string) => `${name} е активиран.`,
    remove: (name: string) => `Поканата на ${name} е оттеглена.`,
    'second-factor': (name: string) => `Вторият фактор на ${name} е изключен.`,
  },
  refusals: {
    last: 'Това е последният активен администратор. Първо направете администратор друг потребител.',
    own: 'Собствената си роля и достъп не може да променяте. Помолете друг администратор.',
    taken: 'Вече има потребител с този имейл.',
    state: 'Състоянието на потребителя е променено междувременно.',
  },
} as const
