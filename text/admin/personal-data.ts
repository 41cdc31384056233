import { formatNumber } from '../../domain/formats/measures.ts'
import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

const enquiries = (count: number) =>
  plural(count, { one: '1 запитване', other: `${formatNumber(count)} запитвания` })
const buyers = (count: number) =>
  plural(count, {
    one: 'данните на купувача на 1 резервация',
    other: `данните на купувачите на ${formatNumber(count)} резервации`,
  })

const mentions = (count: number) =>
  plural(count, {
    one: '1 споменаване, което се редактира на ръка',
    other: `${formatNumber(count)} споменавания, които се редактират на ръка`,
  })
const cards = (count: number) =>
  plural(count, {
    one: '1 клиент, за когото има други записи',
    other: `${formatNumber(count)} клиенти, за които има други записи`,
  })
const remainingReservations = (count: number) =>
  plural(count, {
    one: '1 активна резервация или продажба',
    other: `${formatNumber(count)} активни резервации и продажби`,
  })

interface Counts {
  enquiries: number
  reservations: number
  viewings: number
}

function listCounts({ enquiries: enquiryCount, reservations, viewings }: Counts, more?: string): string {
  const parts = [
    enquiryCount > 0
      ? `${enquiries(enquiryCount)} с бележките към ${plural(enquiryCount, { one: 'него', other: 'тях' })}`
      : '',
    viewings > 0 ? plural(viewings, { one: '1 оглед', other: `${formatNumber(viewings)} огледа` }) : '',
    reservations > 0 ? buyers(reservations) : '',
    more,
  ]
  return parts.filter(Boolean).join(', ')
}

export const personalDataText = {
  tab: 'Лични данни',
  retention: {
    section: 'Колко дълго се пазят',
    months: 'Месеци',
    hint: 'Празно или 0: нищо не се изтрива само.',
    explained: [
      'След толкова месеца от изпращането запитванията се изтриват сами, заедно с бележките към тях. Остават тези, за които има насрочено обаждане.',
      'Огледите се изтриват толкова месеца след като са минали, заедно с бележките към тях.',
      'Името, телефонът, имейлът и бележките на купувача се заличават толкова месеца след края на резервация, която не е станала продажба.',
      'Клиентът се изтрива толкова месеца след последната промяна на данните му, щом вече няма негови запитвания и сделки.',
      'Продажбите остават: законът изисква данните за тях да се пазят. Изтритото не може да се върне, а в историята пише само, че е изтрито.',
      'Посетителите виждат срока на страницата „Лични данни“.',
    ],
    warning: (counts: Counts) => `До час ще се изтрият безвъзвратно: ${listCounts(counts)}.`,
    value: (months: number | null) => (months === null ? '' : String(months)),
  },
  person: {
    title: 'Данни на един човек',
    link: 'Данни на един човек',
    about:
      'Когато някой поиска копие от данните си или да ги изтриете, потърсете го по имейл или телефон, както и да е изписан.',
    label: 'Имейл или телефон',
    placeholder: 'Например: 0888 123 456',
    search: 'Търси',
    invalid: {
      title: 'Това не е имейл, нито телефон.',
      advice: 'Въведете цял имейл или телефон с поне 6 цифри.',
    },
    none: {
      title: 'Няма нищо за този човек.',
      advice: 'Ако знаете и друг негов имейл или телефон, потърсете и по него.',
    },
    also: 'Среща се и с',
    more: (count: number) => `И още ${formatNumber(count)}: всички са в изтегления файл.`,
    clients: (count: number) => `Клиент (${formatNumber(count)})`,
    enquiries: (count: number) => `Запитвания (${formatNumber(count)})`,
    reservations: (count: number) => `Резервации и продажби (${formatNumber(count)})`,
    viewings: (count: number) => `Огледи (${formatNumber(count)})`,
    alerts: (count: number) => `Чака новини на имейла си (${formatNumber(count)})`,
    alertProgress: 'Дневник на строежа',
    alertState: (asked: string, confirmed: string | undefined) =>
      confirmed === undefined
        ? `Поискано на ${asked}, не е потвърдено`
        : `Поискано на ${asked}, потвърдено на ${confirmed}`,
    mentions: (count: number) => `Споменат другаде (${formatNumber(count)})`,
    mentionsAdvice:
      'Намерен е телефонът, имейлът или цялото име. Тези текстове не се изтриват сами: отворете записа и ги редактирайте. Съобщение или бележка в чуждо запитване се маха, като се изтрие запитването.',
    history: (count: number) => `В историята (${formatNumber(count)})`,
    historyAdvice:
      'Старите и новите стойности на бележки, които историята пази, и бележките на изтрити записи. „Изтрий данните“ ги заличава: остава само, че е имало промяна.',
    historyOf: (name: string, at: string, isGone: boolean) =>
      isGone ? `${name} (изтрит запис), ${at}` : `${name}, ${at}`,
    mentionedIn: {
      apartments: (number: string) => `Апартамент ${number}`,
      parkingSpots: (number: string) => `Паркомясто ${number}`,
      reservations: (number: string) =>
        number ? `Чужда резервация на апартамент ${number}` : 'Чужда резервация',
      clients: () => 'Бележки за друг клиент',
      viewings: (number: string) => (number ? `Чужд оглед на апартамент ${number}` : 'Чужд оглед'),
      payments: (number: string) => (number ? `Чуждо плащане за апартамент ${number}` : 'Чуждо плащане'),
      enquiries: (number: string) => (number ? `Чуждо запитване за апартамент ${number}` : 'Чуждо запитване'),
    },
    writtenIn: (language: string) => `Език: ${language}`,
    payment: (day: string, sum: string) => `Плащане на ${day}: ${sum}`,
    note: (at: string, author: string) => `Бележка, ${at}, ${author}`,
    retained: {
      sold: 'Остава: законът изисква данните за продажбите да се пазят.',
      running: 'Остава, докато резервацията е активна. Освободете я и изтрийте отново.',
    },
    apartment: (number: string) => `Апартамент ${number}`,
    apartmentIn: (number: string, entrance: string) => `Апартамент ${number}, вход ${entrance}`,
    unknownApartment: 'изтрит апартамент',
    export: { json: 'Изтегли (JSON)', text: 'Изтегли за четене' },
    delete: 'Изтрий данните',
    deleteTitle: 'Да се изтрият ли данните на този човек?',
    deleteWarning: (counts: Counts, retained: number) =>
      [
        `Ще се изтрият: ${listCounts(counts, 'известията по имейл и стойностите в историята')}.`,
        ...(retained > 0 ? [`Остават: ${formatNumber(retained)} (активни резервации и продажби).`] : []),
      ].join(' '),
    deleted: (left: { clients: number; reservations: number; mentions: number }) => {
      const parts = [
        left.clients > 0 ? cards(left.clients) : '',
        left.mentions > 0 ? mentions(left.mentions) : '',
        left.reservations > 0 ? remainingReservations(left.reservations) : '',
      ].filter(Boolean)
      if (parts.length === 0) return 'Данните са изтрити.'
      const remain = plural(left.clients + left.mentions + left.reservations, {
        one: 'Остава',
        other: 'Остават',
      })
      return `Изтрито е каквото може. ${remain} ${parts.join(' и ')}.`
    },
    failed: 'Данните не можаха да се изтрият',
    notLoaded: 'Грешка при зареждане на личните данни',
    exported: {
      title: (who: string) => `Данни, които пазим за ${who}`,
      made: (at: string) => `Извлечени на ${at}`,
      nothing: 'Няма.',
    },
  },
} as const
