import type { PrivacySection } from '../../../domain/page-texts/page-texts.ts'
import type { PageFacts } from '../../../domain/page-texts/placeholders.ts'
import type { CompanySettings } from '../../../domain/settings.ts'
import { pluralsIn } from '../plurals.ts'
import { capitalize } from './number-words.ts'

const plural = pluralsIn('bg')

/** The page about personal data. Used by loaders only, so that browsers do not load it. */

/**
 * What is stored of an enquiry, with the columns that each line stands for. A test compares them with the table, so
 * that a new column cannot be added without a text for visitors.
 */
export const storedOfEnquiry: readonly { text: string; columns: readonly string[] }[] = [
  { text: 'името и имейла Ви', columns: ['name', 'email'] },
  { text: 'телефона, ако го посочите', columns: ['phone'] },
  { text: 'съобщението', columns: ['message'] },
  {
    text: 'апартамента или апартаментите, паркомястото или магазина, за които питате',
    columns: ['apartmentNumber', 'apartmentId', 'about'],
  },
  { text: 'удобното за Вас време за оглед или обаждане, ако го посочите', columns: ['wishedTime'] },
  { text: 'езика на страницата, от която пишете', columns: ['language'] },
  {
    text: 'откъде сме получили запитването и картона, в който е събрана кореспонденцията ни',
    columns: ['source', 'clientId'],
  },
  { text: 'датата и часа на изпращане', columns: ['submittedAt'] },
  {
    text: 'отметка, ако формулярът е изпратен необичайно бързо след отварянето му',
    columns: ['sentQuickly'],
  },
  {
    text: 'как работим по запитването: прочетено ли е, докъде сме стигнали, кой колега го води, кога да Ви се обадим, кога сме отговорили, какво сме си отбелязали от разговорите и защо не се е стигнало до покупка',
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
    text: 'технически данни: номер и поредна версия на записа, знак на изпращането, за да не бъде записано два пъти, и копие на същите думи за търсене',
    columns: ['id', 'revision', 'submissionId', 'searchText'],
  },
]

/** What is stored of an alert, in the same way. */
export const storedOfAlert: readonly { text: string; columns: readonly string[] }[] = [
  { text: 'имейла Ви', columns: ['email', 'mailbox'] },
  { text: 'езика на страницата', columns: ['language'] },
  { text: 'за кой апартамент или за дневника на строежа да Ви пишем', columns: ['subject'] },
  { text: 'кога сте го поискали и потвърдили', columns: ['createdAt', 'confirmedAt'] },
  {
    text: 'какво сме Ви казали последно и забелязана ли е промяна',
    columns: ['notifiedStatus', 'notifiedPrice', 'notifiedUntil', 'noticedAt'],
  },
  {
    text: 'технически данни: номер на записа и отпечатък (хеш) на тайния код във връзките, които сме Ви изпратили',
    columns: ['id', 'hash'],
  },
]

export const privacyText = {
  /** The number of the company, in the footer of every page. */
  title: 'Лични данни',
  description: 'Какви лични данни пазим, на какво основание, колко дълго и какви са правата Ви.',
}

/** The number of the company in the register, with what it is called. */
export function companyNumber(eik: string): string {
  return `ЕИК ${eik}`
}

type Controller = Pick<CompanySettings, 'companyName' | 'legalName' | 'eik' | 'address' | 'email' | 'phone'>

/**
 * What visitors read in the place of each placeholder. `months` is the retention; null means that enquiries are not
 * deleted automatically.
 */
export function privacyFacts(company: Controller, months: number | null): PageFacts {
  return {
    фирма: company.legalName || company.companyName,
    ЕИК: company.eik || 'непосочен',
    адрес: company.address,
    имейл: company.email,
    телефон: company.phone,
    срок: periodOf(months),
  }
}

/** Fits into „Пазим запитването Ви {срок}“. */
function periodOf(months: number | null): string {
  if (months === null) return 'не по-дълго, отколкото е нужно за отговора и за разговорите след него'
  const period = plural(months, { one: 'един месец', other: '# месеца' })
  return `най-много ${period}, освен ако сме се уговорили за следващ разговор`
}

/**
 * The sections of a page that the company has not written itself. They name the company by placeholders, so that they
 * can be edited as they are.
 */
export function defaultPrivacySections(company: Controller): PrivacySection[] {
  const reachable = waysToReach(company)
  return [
    {
      title: 'Кой отговаря за данните',
      text: paragraphs(nameController(company), `По всички въпроси за данните си ${reachable}.`),
    },
    {
      title: 'Какво пазим',
      text: paragraphs(
        'Името, имейлът и съобщението са нужни, за да Ви отговорим; всичко друго посочвате по желание. Когато изпратите запитване, пазим:',
        storedOfEnquiry.map(({ text }) => `- ${text}`).join('\n'),
      ),
    },
    {
      title: '„Кажете ми“',
      text: paragraphs(
        'Ако оставите имейла си, за да Ви пишем за промяна, го използваме само за това, с Ваше съгласие (чл. 6, пар. 1, б. „а“ ОРЗД), което можете да оттеглите по всяко време с връзката във всяко писмо. Пазим:',
        storedOfAlert.map(({ text }) => `- ${text}`).join('\n'),
        'Непотвърденото изтриваме до 7 дни. Потвърденото пазим, докато го спрете или апартаментът бъде продаден, но не повече от две години.',
      ),
    },
    {
      title: 'Защо и на какво основание',
      text: paragraphs(
        'Използваме данните, за да отговорим на запитването Ви и да предприемем стъпките преди сключване на договор, които сте поискали (чл. 6, пар. 1, б. „б“ от Регламент (ЕС) 2016/679, Общия регламент относно защитата на данните, ОРЗД). Може да получите и потвърждение на посочения имейл.',
        'За да спираме автоматичните съобщения и злоупотребите, сървърът помни за кратко мрежовия адрес (IP), от който идват запитванията, и отбелязва необичайно бързо изпратените. Основанието е законният ни интерес сайтът да работи сигурно (чл. 6, пар. 1, б. „е“ ОРЗД). Адресът не се записва към запитването; служебните записи на сървъра могат да го съдържат заедно с часа и отворената страница.',
        'Не вземаме решения за Вас по автоматичен път и не изготвяме профили.',
      ),
    },
    {
      title: 'Кой ги получава',
      text: paragraphs(
        'Данните виждат само хората, които работят по запитванията при нас. Ако сървърът или пощата ни се поддържат от друга фирма, тя обработва данните само по наше възлагане. Не ги продаваме и не ги предаваме на рекламни мрежи.',
        'Не използваме бисквитки за проследяване. Бисквитка за вход има само в администрацията.',
      ),
    },
    {
      title: 'Колко дълго',
      text: paragraphs(
        'Пазим запитването Ви {срок}; поискате ли, изтриваме го и по-рано.',
        'Ако се стигне до резервация или договор, данните по тях пазим, докато сделката и законът го изискват.',
      ),
    },
    {
      title: 'Какво остава на Вашето устройство',
      text: paragraphs(
        'Ако връзката прекъсне, докато изпращате запитване, браузърът пази написаното само в отворения раздел. То се изтрива, щом запитването бъде изпратено или затворите раздела. В раздела се отбелязва и кога страницата е презаредена заради нова версия на сайта.',
        'Разгледаните страници и снимки се запазват на устройството, за да можете да ги отворите и без интернет. В тях няма Ваши лични данни; можете да ги изтриете от настройките на браузъра.',
      ),
    },
    {
      title: 'Вашите права',
      text: paragraphs(
        'Можете по всяко време да поискате достъп до данните си и копие от тях, да бъдат поправени, изтрити или прехвърлени, обработването им да бъде ограничено, както и да възразите срещу него.',
        `${capitalize(reachable)}. Отговаряме без излишно забавяне, най-късно до един месец.`,
      ),
    },
    {
      title: 'Жалба',
      text: paragraphs(
        'Ако смятате, че нарушаваме правата Ви, можете да подадете жалба до Комисията за защита на личните данни (КЗЛД): гр. София 1592, бул. „Проф. Цветан Лазаров“ № 2.',
        'www.cpdp.bg',
      ),
    },
  ]
}

/** Names who is responsible, with what the company has said of itself. */
function nameController({ companyName, legalName, eik, address }: Controller): string {
  if (!legalName && !companyName) return ''
  const parts = ['{фирма}', eik && companyNumber('{ЕИК}'), address && 'с адрес: {адрес}'].filter(Boolean)
  return `Администратор на личните данни е ${parts.join(', ')}.`
}

function waysToReach({ email, phone }: Controller): string {
  if (email && phone) return 'пишете ни на {имейл} или ни се обадете на {телефон}'
  if (email) return 'пишете ни на {имейл}'
  return phone ? 'обадете ни се на {телефон}' : 'изпратете ни запитване от сайта'
}

function paragraphs(...texts: string[]): string {
  return texts.filter((text) => text !== '').join('\n\n')
}
