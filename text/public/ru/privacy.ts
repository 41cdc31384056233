import type { PrivacySection } from '../../../domain/page-texts/page-texts.ts'
import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'
import { capitalize } from './number-words.ts'

type Privacy = ServerText['privacy']
type Controller = Parameters<Privacy['defaultPrivacySections']>[0]

const plural = pluralsIn('ru')

/** The page about personal data. Used by loaders only, so that browsers do not load it. */

/** What is stored of an enquiry, with the columns that each line stands for. */
export const storedOfEnquiry: Privacy['storedOfEnquiry'] = [
  { text: 'Ваше имя и адрес электронной почты', columns: ['name', 'email'] },
  { text: 'телефон, если Вы его указали', columns: ['phone'] },
  { text: 'сообщение', columns: ['message'] },
  {
    text: 'квартиру или квартиры, парковочное место или помещение, о которых Вы спрашиваете',
    columns: ['apartmentNumber', 'apartmentId', 'about'],
  },
  { text: 'время, удобное Вам для просмотра или звонка, если Вы его указали', columns: ['wishedTime'] },
  { text: 'язык страницы, с которой Вы пишете', columns: ['language'] },
  {
    text: 'откуда поступил запрос, и карточку клиента, в которой собрана наша переписка',
    columns: ['source', 'clientId'],
  },
  { text: 'дату и время отправки', columns: ['submittedAt'] },
  {
    text: 'отметку, если форма отправлена необычно быстро после открытия',
    columns: ['sentQuickly'],
  },
  {
    text: 'ход работы с запросом: прочитан ли он, на каком он этапе, кто из коллег его ведёт, когда Вам позвонить, когда мы ответили, что записали по итогам разговоров и почему покупка не состоялась',
    columns: [
      'isRead',
      'stage',
      'lostReason',
      'lostNote',
      'agentId',
      'nextCallOn',
      'nextCallAt',
      'answeredAt',
    ],
  },
  {
    text: 'технические данные: номер и версию записи, метку отправки, чтобы запрос не сохранился дважды, и копию тех же слов для поиска',
    columns: ['id', 'revision', 'submissionId', 'searchText'],
  },
]

/** What is stored of an alert, in the same way. */
export const storedOfAlert: Privacy['storedOfAlert'] = [
  { text: 'Ваш адрес эл. почты', columns: ['email', 'mailbox'] },
  { text: 'язык страницы', columns: ['language'] },
  { text: 'о какой квартире или о дневнике строительства Вам писать', columns: ['subject'] },
  { text: 'когда Вы попросили об этом и подтвердили', columns: ['createdAt', 'confirmedAt'] },
  {
    text: 'что мы сообщили в последний раз и замечено ли изменение',
    columns: ['notifiedStatus', 'notifiedPrice', 'notifiedUntil', 'noticedAt'],
  },
  {
    text: 'технические данные: номер записи и контрольную сумму (хеш) секретного кода в ссылках, которые мы Вам отправили',
    columns: ['id', 'hash'],
  },
]

export const privacyText: Privacy['privacyText'] = {
  title: 'Персональные данные',
  description: 'Какие персональные данные мы храним, на каком основании, как долго и какие у Вас права.',
}

export const companyNumber: Privacy['companyNumber'] = (eik) => `регистрационный номер (ЕИК) ${eik}`

export const privacyFacts: Privacy['privacyFacts'] = (company, months) => ({
  фирма: company.legalName || company.companyName,
  ЕИК: company.eik || 'не указан',
  адрес: company.address,
  имейл: company.email,
  телефон: company.phone,
  срок: periodOf(months),
})

/** Fits into „Мы храним Ваш запрос {срок}“. */
function periodOf(months: number | null): string {
  if (months === null) return 'не дольше, чем нужно для ответа и последующих разговоров'
  const period = plural(months, {
    one: '# месяца',
    few: '# месяцев',
    many: '# месяцев',
    other: '# месяца',
  })
  return `не дольше ${period}, если мы не договорились о следующем разговоре`
}

/**
 * The sections of a page that the company has not written itself. They name the company by placeholders, so that they
 * can be edited as they are.
 */
export const defaultPrivacySections: Privacy['defaultPrivacySections'] = (company): PrivacySection[] => {
  const reachable = waysToReach(company)
  return [
    {
      title: 'Кто отвечает за данные',
      text: paragraphs(nameController(company), `По всем вопросам о Ваших данных ${reachable}.`),
    },
    {
      title: 'Что мы храним',
      text: paragraphs(
        'Имя, адрес электронной почты и сообщение нужны, чтобы ответить Вам; всё остальное Вы указываете по желанию. Когда Вы отправляете запрос, мы сохраняем:',
        storedOfEnquiry.map(({ text }) => `- ${text}`).join('\n'),
      ),
    },
    {
      title: '«Сообщите мне»',
      text: paragraphs(
        'Если Вы оставляете адрес эл. почты, чтобы мы сообщили об изменениях, мы используем его только для этого, с Вашего согласия (подп. «a» п. 1 ст. 6 GDPR), которое можно отозвать в любой момент по ссылке в каждом письме. Мы храним:',
        storedOfAlert.map(({ text }) => `- ${text}`).join('\n'),
        'Неподтверждённое мы удаляем в течение 7 дней. Подтверждённое храним, пока Вы не откажетесь или пока квартира не будет продана, но не дольше двух лет.',
      ),
    },
    {
      title: 'Зачем и на каком основании',
      text: paragraphs(
        'Мы используем данные, чтобы ответить на Ваш запрос и выполнить действия до заключения договора, о которых Вы попросили (подп. «b» п. 1 ст. 6 Регламента (ЕС) 2016/679 — Общего регламента по защите данных, GDPR). На указанный адрес может прийти и подтверждение.',
        'Чтобы защитить сайт от автоматических сообщений и злоупотреблений, сервер недолгое время хранит сетевой адрес (IP), с которого поступают запросы, и отмечает запросы, отправленные необычно быстро. Основание — наш законный интерес в безопасной работе сайта (подп. «f» п. 1 ст. 6 GDPR). Адрес не сохраняется вместе с запросом; служебные журналы сервера могут содержать его вместе со временем и открытой страницей.',
        'Мы не принимаем в отношении Вас автоматизированных решений и не занимаемся профилированием.',
      ),
    },
    {
      title: 'Кто получает данные',
      text: paragraphs(
        'Доступ к данным есть только у наших сотрудников, которые работают с запросами. Если наш сервер или почту обслуживает другая компания, она обрабатывает данные только по нашему поручению. Мы не продаём их и не передаём рекламным сетям.',
        'Мы не используем файлы cookie для отслеживания. Файл cookie для входа есть только в административной части.',
      ),
    },
    {
      title: 'Срок хранения',
      text: paragraphs(
        'Мы храним Ваш запрос {срок}; по Вашей просьбе удалим его и раньше.',
        'Если Вы забронируете объект или заключите договор, связанные с этим данные мы храним столько, сколько требуют сделка и закон.',
      ),
    },
    {
      title: 'Что остаётся на Вашем устройстве',
      text: paragraphs(
        'Если связь прервётся, пока Вы отправляете запрос, браузер сохранит написанное только в открытой вкладке. Текст удаляется, как только запрос отправлен или вкладка закрыта. Во вкладке отмечается и то, когда страница была перезагружена из-за новой версии сайта.',
        'Просмотренные страницы и изображения сохраняются на устройстве, чтобы их можно было открыть и без интернета. Ваших персональных данных в них нет; удалить их можно в настройках браузера.',
      ),
    },
    {
      title: 'Ваши права',
      text: paragraphs(
        'Вы можете в любое время запросить доступ к своим данным и их копию, потребовать исправить, удалить или передать их, ограничить их обработку, а также возразить против неё.',
        `${capitalize(reachable)}. Мы отвечаем без неоправданной задержки, не позднее чем через месяц.`,
      ),
    },
    {
      title: 'Жалоба',
      text: paragraphs(
        'Если Вы считаете, что мы нарушаем Ваши права, Вы можете подать жалобу в болгарскую Комиссию по защите персональных данных (Комисия за защита на личните данни, КЗЛД): г. София 1592, бул. «Проф. Цветан Лазаров», 2.',
        'www.cpdp.bg',
      ),
    },
  ]
}

/** Names who is responsible, with what the company has said of itself. */
function nameController({ companyName, legalName, eik, address }: Controller): string {
  if (!legalName && !companyName) return ''
  const parts = ['{фирма}', eik && companyNumber('{ЕИК}'), address && 'адрес: {адрес}'].filter(Boolean)
  return `Оператор персональных данных (контролёр по GDPR): ${parts.join(', ')}.`
}

function waysToReach({ email, phone }: Controller): string {
  if (email && phone) return 'пишите нам на {имейл} или звоните по телефону {телефон}'
  if (email) return 'пишите нам на {имейл}'
  return phone ? 'звоните нам по телефону {телефон}' : 'отправьте нам запрос с сайта'
}

function paragraphs(...texts: string[]): string {
  return texts.filter((text) => text !== '').join('\n\n')
}
