import type { Apartment } from '../../domain/apartment/apartment.ts'
import { type Building, entranceLetter } from '../../domain/building/building.ts'
import { formatDate } from '../../domain/formats/dates.ts'
import { formatPrice } from '../../domain/formats/money.ts'
import type { Reservation } from '../../domain/reservation/reservation.ts'
import type { Message } from '../mail/mailer.ts'

/** Undefined when the apartment was deleted. */
type MentionedApartment = Pick<Apartment, 'number' | 'entrance' | 'status'> | undefined

interface Envelope {
  to: string
  reservationsUrl: string | undefined
}

/** The mail to the agent of a reservation that ends soon. */
export function reminderMessage(
  building: Building,
  reservation: Reservation,
  apartment: MentionedApartment,
  { to, reservationsUrl }: Envelope,
): Message {
  const name = apartmentLabel(building, apartment)
  const until = formatDate(reservation.until)
  return {
    to,
    subject: `Резервацията на ${name} изтича на ${until}`,
    text: [
      `Резервацията на ${name} е валидна до ${until} включително. След това апартаментът отново ще се показва като свободен.`,
      '',
      ...buyerLines(reservation),
      ...(reservationsUrl
        ? ['', `Удължете, освободете или продайте: ${reservationsUrl}/${reservation.id}`]
        : []),
    ].join('\n'),
  }
}

/** The mail to the agent of an expired reservation. The apartment may be sold or reserved anew by now. */
export function expiryMessage(
  building: Building,
  reservation: Reservation,
  apartment: MentionedApartment,
  { to, reservationsUrl }: Envelope,
): Message {
  const name = apartmentLabel(building, apartment)
  const isAvailable = apartment?.status === 'available'
  return {
    to,
    subject: `Резервацията на ${name} изтече`,
    text: [
      `Резервацията на ${name} беше валидна до ${formatDate(reservation.until)} и изтече.${isAvailable ? ' Апартаментът отново се показва като свободен.' : ''}`,
      '',
      ...buyerLines(reservation),
      ...(reservationsUrl
        ? ['', `Ако купувачът още го иска, върнете я: ${reservationsUrl}/${reservation.id}`]
        : []),
    ].join('\n'),
  }
}

/** „апартамент 12, вход А“ */
function apartmentLabel(building: Building, apartment: MentionedApartment): string {
  return apartment
    ? `апартамент ${apartment.number}, вход ${entranceLetter(building, apartment.entrance)}`
    : 'апартамент'
}

function buyerLines({ buyerName, buyerPhone, buyerEmail, deposit }: Reservation): string[] {
  return [
    `Купувач: ${buyerName}`,
    ...(buyerPhone ? [`Телефон: ${buyerPhone}`] : []),
    ...(buyerEmail ? [`Имейл: ${buyerEmail}`] : []),
    ...(deposit > 0 ? [`Капаро: ${formatPrice(deposit)}`] : []),
  ]
}
