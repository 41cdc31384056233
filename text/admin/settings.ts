import type { ConstructionStage } from '../../domain/buyer-facts/construction-stage.ts'
import { labels } from '../public/bg/labels.ts'

export const constructionStageLabels: Record<ConstructionStage, string> = {
  none: 'Не се показва',
  ...labels.constructionStage,
}

/** The texts of a screen that opens something for those who have its key. */
export interface KeyAccessText {
  title: string
  about: string
  closed: string
  open: string
  start: string
  stop: string
  /** What a new key is called, if not that. */
  renew?: string
  secret: string
  question: { title: string; text: string }
  done: Record<'open' | 'close' | 'renew', string>
}

export const keyAccessText = {
  renew: 'Нов ключ',
  notShown:
    'Адресът с досегашния ключ отваря както преди, но не може да бъде показан отново: тайната на сървъра (AUTH_SECRET) е сменена. За адрес, който да копирате, направете нов ключ.',
  copy: 'Копирай',
  copied: 'Адресът е копиран.',
  notCopied: 'Адресът не можа да се копира. Маркирайте го и го копирайте ръчно.',
} as const

export const feedsText = {
  title: 'Данни за портали',
  about:
    'Портали и партньори могат да четат свободните апартаменти автоматично: номер, площ, цена, снимки и адрес на страницата. Бележки, купувачи и продадени апартаменти не се подават.',
  closed: 'Затворено: никой не може да чете данните.',
  open: 'Отворено за всеки, който има адреса с ключа.',
  start: 'Отвори за портали',
  stop: 'Затвори',
  urlLabel: (format: string) => `Адрес (${format})`,
  secret:
    'Давайте адреса само на портали, на които имате доверие. С нов ключ старите адреси спират да работят.',
  question: {
    title: 'Да се направи ли нов ключ?',
    text: 'Старите адреси спират да работят веднага. Дайте новите на всички портали, които ги ползват.',
  },
  done: {
    open: 'Данните са отворени за портали.',
    close: 'Данните за портали са затворени.',
    renew: 'Новият ключ важи от сега.',
  },
} as const

export const showroomSettingsText = {
  tab: 'Шоурум',
  title: 'Шоурум: сензорен екран в офиса',
  about:
    'На голям екран купувачите сами разглеждат сградата, етажите, апартаментите, изгледа и цената. От него не се стига до друга страница, нито до администрацията. След 90 секунди без докосване екранът се връща в началото, а без връзка с интернет работи с последните заредени данни.',
  closed: 'Изключен: адресът показва, че страницата не съществува.',
  open: 'Включен за всеки екран, на който е отворен адресът с ключа.',
  start: 'Включи шоурума',
  stop: 'Изключи',
  url: 'Адрес за екрана',
  secret:
    'Отворете адреса на екрана на цял екран (в Chrome с F11 или в режим „киоск“) и го оставете с връзка, докато горе вдясно изчезне знакът за зареждане. С нов ключ старият адрес спира да работи. Докато сайтът не е публикуван, шоурумът е затворен за посетители.',
  question: {
    title: 'Да се направи ли нов ключ?',
    text: 'Екраните със стария адрес се затварят веднага. Отворете на тях новия.',
  },
  done: {
    open: 'Шоурумът е включен.',
    close: 'Шоурумът е изключен.',
    renew: 'Новият ключ важи от сега.',
  },
} as const

export const buyerFactsFormText = {
  shownOn: 'Показват се на началната страница и при всеки апартамент. Празно поле не се показва.',
  builder: 'Кой строи',
  construction: 'Строителство',
  payment: 'Схема на плащане',
  place: 'Място',
  labels: {
    builder: 'Строител',
    builderYears: 'Години опит',
    finishedProjects: 'Завършени проекти',
    permitNumber: 'Разрешение за строеж №',
    permitDate: 'Дата на разрешението',
    stage: 'Етап',
    stageDate: 'Дата на акта',
    completion: 'Завършване',
    bank: 'Финансираща банка',
    paymentPlan: 'Схема на плащане',
    beachMetres: 'До плажа (метри)',
    destination: 'Накъде води маршрутът',
  },
  hints: {
    completion: 'Например: юни 2028 г.',
    paymentPlan:
      'Вноските са общо 100 %. При всеки апартамент с обявена цена се показват и сумите. Без вноски няма схема.',
    destination: 'Координати (43.2000, 27.9000) или точен адрес: посетителят го отваря в своята карта.',
  },
  line: 'Вноска',
  percent: 'Процент',
  moment: 'Кога се плаща',
  momentPlaceholder: 'при подписване на договора',
  add: 'Добави вноска',
  none: 'Още няма вноски.',
  step: (percent: number, moment: string) => `${percent} % ${moment}`,
} as const

export const settingsFormText = {
  tabs: 'Части на настройките',
  company: 'Фирма',
  buyers: 'За купувача',
  reply: 'Отговор',
  feeds: 'Портали',
  social: 'Социални мрежи',
  usedIn: 'Показват се в горната и долната част на сайта, при контактите и в данните за търсачките.',
  legalHint: 'Както е в Търговския регистър. Показва се долу на всяка страница и при личните данни.',
  labels: {
    companyName: 'Име на фирмата',
    legalName: 'Юридическо лице',
    eik: 'ЕИК',
    email: 'Имейл',
    phone: 'Телефон',
    viber: 'Viber',
    whatsapp: 'WhatsApp',
    address: 'Адрес',
    facebook: 'Facebook',
    instagram: 'Instagram',
    publicPriceList: 'Ценовата листа (PDF) е отворена за посетители',
  },
  priceList: 'Ценова листа',
  priceListHint:
    'Когато е отворена, всеки може да я изтегли от /price-list.pdf и от списъка с апартаменти, с цените и статусите, които сайтът показва. Вътрешните бележки не влизат в нея.',
  messengerHint: 'Номер с кода на държавата, например +359 88 000 0000. Празно поле не се показва.',
  linkHint: 'Пълен адрес, например https://example.com/страница. Празно поле не се показва.',
} as const

export const salesRulesText = {
  tab: 'Отстъпки',
  section: 'Отстъпки на агентите',
  discountLimit: 'Най-голяма отстъпка без разрешение (%)',
  hint: 'Празно: агентите дават всякаква отстъпка',
  explained:
    'Агент, който договори по-ниска цена, иска решение от администратор: по имейл и в „Резервации“. Дотогава имотът остава резервиран. Администраторите не чакат никого.',
} as const
