import type { Building } from '../../domain/building/building.ts'
import { formatDate } from '../../domain/formats/dates.ts'
import { formatPrice } from '../../domain/formats/money.ts'
import type { Reservation } from '../../domain/reservation/reservation.ts'
import { depositStateLabels, releaseReasonLabels } from '../../text/admin/reservations.ts'
import { type NamedUnits, nameAllUnits, nameUnits } from '../../text/admin/unit-names.ts'
import type { Letter } from './agent-messages.ts'
import type { NetChanges } from './net-changes.ts'

/** Whose the reservation was and is, as whoever reads the mail sees it. */
export type Share =
  /** It is the reader's, as before. */
  | { kind: 'own' }
  /** Somebody else has made it the reader's, or has made it for him. */
  | { kind: 'gained'; isNew: boolean }
  /** It is somebody else's now, or nobody's. */
  | { kind: 'lost'; owner: string | undefined }
  /** The reader has asked for the discount of a reservation that is not his. */
  | { kind: 'asked' }

interface News {
  building: Building
  reservation: Reservation
  units: NamedUnits
  /** What others have changed. */
  changes: NetChanges
  share: Share
  /** Who has made the changes. */
  actor: string
  reservationsUrl: string | undefined
}

interface Summary {
  /** Ends the subject: „е освободена“. */
  is: string
  /** Whether that is said of the discount, and not of the reservation. */
  ofDiscount?: true
  lines: string[]
}

/** The mail about a reservation or sale that others have changed; undefined when they have changed nothing of note. */
export function dealNews(news: News): Letter | undefined {
  const { building, reservation, units, changes, share, actor, reservationsUrl } = news
  const summary = summaryOf(news)
  if (!summary) return undefined
  const name = nameUnits(building, units)
  const { buyerName, state } = reservation
  const noun = state === 'sold' && !changes.state ? 'Продажбата' : 'Резервацията'
  const isNew = share.kind === 'gained' && share.isNew
  const subject = isNew
    ? `Нова ${state === 'sold' ? 'продажба' : 'резервация'} на Ваше име: ${name}`
    : summary.ofDiscount
      ? `Отстъпката за ${name} ${summary.is}`
      : `${noun} на ${name} ${summary.is}`
  return {
    subject,
    text: [
      subject.endsWith('.') ? subject : `${subject}.`,
      '',
      ...(buyerName ? [`Купувач: ${buyerName}`] : []),
      ...summary.lines,
      `Направено от: ${actor}`,
      ...(reservationsUrl
        ? ['', `${state === 'sold' ? 'Продажбата' : 'Резервацията'}: ${reservationsUrl}/${reservation.id}`]
        : []),
    ].join('\n'),
  }
}

/** The most important of the changes for the subject, and all of them as lines. */
function summaryOf(news: News): Summary | undefined {
  const { share } = news
  if (share.kind === 'lost')
    return { is: 'вече не е Ваша', lines: share.owner ? [`Отговаря: ${share.owner}`] : [] }
  if (share.kind === 'asked') return decision(news)
  if (share.kind === 'gained' && share.isNew) return { is: '', lines: facts(news) }
  const all = [
    standing(news),
    decision(news),
    gained(share),
    term(news),
    price(news),
    deposit(news),
    scope(news),
  ]
  const summaries = all.filter((each) => each !== undefined)
  const [first] = summaries
  return first && { ...first, lines: summaries.flatMap(({ lines }) => lines) }
}

function standing({ changes, reservation }: News): Summary | undefined {
  const { state, until, finalPrice, contractDate, releaseReason, releaseNote, deposit, depositState } =
    reservation
  if (!changes.state) return undefined
  if (state === 'running')
    return { is: 'е върната', lines: [`Отново е валидна, до ${formatDate(until)} включително`] }
  if (state === 'sold')
    return {
      is: 'стана продажба',
      lines: [
        `Крайна цена: ${sum(finalPrice)}`,
        ...(contractDate ? [`Договор: ${formatDate(contractDate)}`] : []),
      ],
    }
  return {
    is: 'е освободена',
    lines: [
      ...(releaseReason ? [`Причина: ${releaseReasonLabels[releaseReason]}`] : []),
      ...(releaseNote ? [releaseNote] : []),
      ...(deposit > 0 ? [`Капаро: ${sum(deposit)}, ${inSentence(depositStateLabels[depositState])}`] : []),
    ],
  }
}

function decision({
  changes,
  reservation: { approval, approvalNote, agreedPrice },
}: News): Summary | undefined {
  if (changes.approval?.from !== 'waiting' || (approval !== 'approved' && approval !== 'refused'))
    return undefined
  const decided = approval === 'approved' ? 'разрешена' : 'отказана'
  return {
    is: `е ${decided}`,
    ofDiscount: true,
    lines: [
      `Отстъпка: ${decided}`,
      ...(approvalNote ? [approvalNote] : []),
      ...(agreedPrice > 0 ? [`Договорена цена: ${sum(agreedPrice)}`] : []),
    ],
  }
}

function gained(share: Share): Summary | undefined {
  return share.kind === 'gained' ? { is: 'вече е Ваша', lines: [] } : undefined
}

function term({ changes, reservation: { until } }: News): Summary | undefined {
  if (!changes.until || changes.state) return undefined
  const before = String(changes.until.from ?? '')
  return {
    is: `е ${before < until ? 'удължена' : 'съкратена'} до ${formatDate(until)}`,
    lines: [`Валидна до: ${formatDate(until)}${before ? ` (беше ${formatDate(before)})` : ''}`],
  }
}

function price({ changes, reservation }: News): Summary | undefined {
  const { agreedPrice, finalPrice, contractDate, state } = reservation
  const lines = [
    ...(changes.agreedPrice && !changes.approval
      ? [
          `Договорена цена: ${agreedPrice > 0 ? sum(agreedPrice) : 'по ценовата листа'}${was(changes.agreedPrice.from)}`,
        ]
      : []),
    ...(state === 'sold' && !changes.state && changes.finalPrice
      ? [`Крайна цена: ${sum(finalPrice)}${was(changes.finalPrice.from)}`]
      : []),
    ...(state === 'sold' && !changes.state && changes.contractDate && contractDate
      ? [`Договор: ${formatDate(contractDate)}`]
      : []),
  ]
  return lines.length > 0
    ? { is: changes.agreedPrice || changes.finalPrice ? 'е с друга цена' : 'е променена', lines }
    : undefined
}

function deposit({ changes, reservation: { deposit, depositState } }: News): Summary | undefined {
  if (changes.state || !(changes.deposit || changes.depositState)) return undefined
  const amount = deposit > 0 ? `${sum(deposit)}, ${inSentence(depositStateLabels[depositState])}` : 'няма'
  return { is: 'е променена', lines: [`Капаро: ${amount}`] }
}

function scope({ building, changes, units }: News): Summary | undefined {
  if (!changes.parkingSpotIds && !changes.storeIds) return undefined
  return { is: 'е променена', lines: [`Имоти: ${nameAllUnits(building, units)}`] }
}

function facts({ reservation }: News): string[] {
  const { state, until, finalPrice, contractDate, agreedPrice } = reservation
  if (state === 'sold')
    return [
      `Крайна цена: ${sum(finalPrice)}`,
      ...(contractDate ? [`Договор: ${formatDate(contractDate)}`] : []),
    ]
  return [
    `Валидна до: ${formatDate(until)}`,
    ...(agreedPrice > 0 ? [`Договорена цена: ${sum(agreedPrice)}`] : []),
  ]
}

function sum(price: number | null): string {
  return formatPrice(price ?? 0) ?? '0 €'
}

function was(before: unknown): string {
  return typeof before === 'number' && before > 0 ? ` (беше ${sum(before)})` : ''
}

function inSentence(label: string): string {
  return label.charAt(0).toLocaleLowerCase('bg') + label.slice(1)
}
