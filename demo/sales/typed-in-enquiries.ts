import type { EnquirySource } from '../../domain/enquiry/enquiry-source.ts'
import { defaultLanguage } from '../../domain/language.ts'
import type { DemoApartment } from '../apartments/apartments.ts'
import type { DemoEnquiry } from '../enquiries.ts'
import type { AgentIndex } from './agents.ts'
import type { DemoStep } from './enquiry-work.ts'
import { dayFrom, workingHour } from './past.ts'

interface Typed {
  source: EnquirySource
  daysAgo: number
  /** A number for somebody new; for others the index of the enquiry whose sender asks again. */
  from: { serial: number } | { sender: number; hasEmail: boolean }
  agent: AgentIndex | null
  message: string
  /** Whether it is about an apartment. */
  isAboutOne?: true
  steps: Pick<DemoStep, 'stage' | 'note' | 'lost'>[]
  /** In days from today, perhaps with an hour. */
  nextCall?: { in: number; at?: string }
}

/** What agents have typed in: calls, people who came by, leads of portals. Some of them have written before. */
const typed: readonly Typed[] = [
  {
    source: 'visit',
    daysAgo: 44,
    from: { serial: 41 },
    agent: 1,
    message: 'Мина през офиса: търси гарсониера до 85 000 евро.',
    steps: [
      {
        stage: 'refused',
        note: 'Обадих се два пъти.',
        lost: { lostReason: 'location', lostNote: 'Искат по-близо до центъра.' },
      },
    ],
  },
  {
    source: 'phone',
    daysAgo: 26,
    from: { sender: 11, hasEmail: false },
    agent: 0,
    message: 'Обади се, не помни имейла, от който е писал. Пита дали цената е с ДДС.',
    steps: [],
  },
  {
    source: 'phone',
    daysAgo: 18,
    from: { serial: 42 },
    agent: 0,
    isAboutOne: true,
    message: 'Пита за цена с паркомясто и за срока на завършване.',
    steps: [
      { stage: 'viewing', note: 'Уговорен оглед на място.' },
      { stage: 'offer', note: 'Изпратена оферта с паркомясто.' },
    ],
    nextCall: { in: 0, at: '10:30' },
  },
  {
    source: 'visit',
    daysAgo: 13,
    from: { serial: 43 },
    agent: 1,
    isAboutOne: true,
    message: 'Семейство с две деца, търсят двустаен с изглед към парка.',
    steps: [{ stage: 'viewing', note: 'Искат да видят апартамента и по светло.' }],
    nextCall: { in: 1, at: '17:00' },
  },
  {
    source: 'phone',
    daysAgo: 10,
    from: { sender: 20, hasEmail: true },
    agent: 0,
    isAboutOne: true,
    message: 'Обажда се пак: вече има одобрен кредит и пита и за този апартамент.',
    steps: [{ stage: 'offer', note: 'Изпратена оферта за двата апартамента.' }],
    nextCall: { in: 2 },
  },
  {
    source: 'portal',
    daysAgo: 7,
    from: { serial: 44 },
    agent: 1,
    message: 'Запитване от портал за имоти: двустаен, до 130 000 евро.',
    steps: [{ stage: 'called', note: 'Не вдигна, написах имейл.' }],
    nextCall: { in: -1 },
  },
  {
    source: 'email',
    daysAgo: 5,
    from: { sender: 21, hasEmail: true },
    agent: 1,
    message: 'Отговор на офертата: пита дали може да се плати на две вноски.',
    steps: [{ stage: 'offer', note: 'Прати въпроси по плана за плащане.' }],
    nextCall: { in: 0, at: '16:00' },
  },
  {
    source: 'phone',
    daysAgo: 4,
    from: { sender: 16, hasEmail: false },
    agent: 0,
    message: 'Обади се от друг телефон, иска да говори за договора.',
    steps: [{ stage: 'called', note: 'Обещах да изпратя проект за договор.' }],
    nextCall: { in: 1 },
  },
  {
    source: 'portal',
    daysAgo: 2,
    from: { serial: 45 },
    agent: null,
    isAboutOne: true,
    message: 'Запитване от портал за имоти: свободен ли е апартаментът?',
    steps: [],
  },
  {
    source: 'phone',
    daysAgo: 1,
    from: { serial: 46 },
    agent: null,
    message: 'Обади се в офиса, когато нямаше никого. Търси паркомясто.',
    steps: [{ stage: 'called', note: 'Записано от администратора, никой не го е поел.' }],
    nextCall: { in: 0, at: '15:00' },
  },
]

/** Two cards of one person that an administrator has joined: the indexes of the sender, and of the call among these. */
export const joinedDouble = { sender: 11, typed: 1, daysAgo: 20 }

const phone = '+359 000 000 000'

/** With the agent who has typed it in; null for the administrator. */
type TypedIn = DemoEnquiry & { agent: AgentIndex | null }

interface Sources {
  apartments: readonly DemoApartment[]
  enquiries: readonly DemoEnquiry[]
  now: Date
}

/** The enquiries, and what was done about them; these continue the indexes of the enquiries of visitors. */
export function demoTypedIn({ apartments, enquiries, now }: Sources): {
  typedIn: TypedIn[]
  steps: DemoStep[]
} {
  const free = apartments.filter(({ values }) => values.status === 'available' && values.price > 0)
  const typedIn = typed.map(
    ({ source, daysAgo, from, agent, message, isAboutOne, steps }, index): TypedIn => ({
      values: {
        ...contactOf({ from, source }, enquiries),
        message,
        apartmentNumber: isAboutOne ? (free[index * 7]?.values.number ?? '') : '',
        ...{ about: '', wishedTime: '' },
      },
      language: defaultLanguage,
      submittedAt: workingHour(now, daysAgo, index),
      isRead: steps.length > 0,
      ...{ source, agent },
    }),
  )
  const steps = typed.flatMap(({ daysAgo, agent, steps: own, nextCall }, index) =>
    own.map((step, at): DemoStep => {
      const isLast = at === own.length - 1
      const begun = workingHour(now, daysAgo, index).getTime()
      return {
        ...step,
        ...{ enquiry: enquiries.length + index, agent },
        at: new Date(begun + 20 * minute + at * dayLength),
        nextCallOn: isLast && nextCall ? dayFrom(now, nextCall.in) : null,
        ...(isLast && nextCall?.at && { nextCallAt: nextCall.at }),
      }
    }),
  )
  return { typedIn, steps }
}

const minute = 60 * 1000
const dayLength = 24 * 60 * minute

function contactOf({ from, source }: Pick<Typed, 'from' | 'source'>, enquiries: readonly DemoEnquiry[]) {
  if ('serial' in from) {
    const email = source === 'portal' ? `posetitel${from.serial}@example.com` : ''
    return { name: `Примерен клиент ${from.serial}`, email, phone }
  }
  const { name = '', email = '' } = enquiries[from.sender]?.values ?? {}
  return { name, email: from.hasEmail ? email : '', phone }
}
