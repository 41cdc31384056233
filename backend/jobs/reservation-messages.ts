import type { Building } from '../../domain/building/building.ts'
import { formatDate } from '../../domain/formats/dates.ts'
import { formatPrice } from '../../domain/formats/money.ts'
import type { Reservation } from '../../domain/reservation/reservation.ts'
import type { Status } from '../../domain/status.ts'
import { type NamedUnits, nameUnits } from '../../text/admin/unit-names.ts'
import type { Message } from '../data/mails.ts'

type WithStatus<Unit> = Unit & { status: Status }

/** Without the units that were deleted. */
export interface MentionedUnits extends NamedUnits {
  apartment: WithStatus<NonNullable<NamedUnits['apartment']>> | undefined
  spots: readonly WithStatus<NamedUnits['spots'][number]>[]
  stores: readonly WithStatus<NamedUnits['stores'][number]>[]
}

interface Envelope {
  to: string
  reservationsUrl: string | undefined
}

/** The mail to the agent of a reservation that ends soon. */
export function reminderMessage(
  building: Building,
  reservation: Reservation,
  units: MentionedUnits,
  { to, reservationsUrl }: Envelope,
): Message {
  const name = nameUnits(building, units)
  const until = formatDate(reservation.until)
  return {
    to,
    subject: `Резервацията на ${name} изтича на ${until}`,
    text: [
      `Резервацията на ${name} е валидна до ${until} включително. След това имотът отново ще се показва като свободен.`,
      '',
      ...buyerLines(reservation),
      ...(reservationsUrl
        ? ['', `Удължете, освободете или продайте: ${reservationsUrl}/${reservation.id}`]
        : []),
    ].join('\n'),
  }
}

/** The mail to the agent of an expired reservation. The units may be sold or reserved anew by now. */
export function expiryMessage(
  building: Building,
  reservation: Reservation,
  units: MentionedUnits,
  { to, reservationsUrl }: Envelope,
): Message {
  const name = nameUnits(building, units)
  const { apartment, spots, stores } = units
  const isAvailable = [...(apartment ? [apartment] : [...spots, ...stores])].some(
    ({ status }) => status === 'available',
  )
  return {
    to,
    subject: `Резервацията на ${name} изтече`,
    text: [
      `Резервацията на ${name} беше валидна до ${formatDate(reservation.until)} и изтече.${isAvailable ? ' Имотът отново се показва като свободен.' : ''}`,
      '',
      ...buyerLines(reservation),
      ...(reservationsUrl
        ? ['', `Ако купувачът още го иска, върнете я: ${reservationsUrl}/${reservation.id}`]
        : []),
    ].join('\n'),
  }
}

function buyerLines({ buyerName, buyerPhone, buyerEmail, deposit }: Reservation): string[] {
  return [
    `Купувач: ${buyerName}`,
    ...(buyerPhone ? [`Телефон: ${buyerPhone}`] : []),
    ...(buyerEmail ? [`Имейл: ${buyerEmail}`] : []),
    ...(deposit > 0 ? [`Капаро: ${formatPrice(deposit)}`] : []),
  ]
}
