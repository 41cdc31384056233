import type { Apartment } from '../../domain/apartment/apartment.ts'
import { formatDate } from '../../domain/formats/dates.ts'
import type { Reservation } from '../../domain/reservation/reservation.ts'
import type { Message } from '../mail/mailer.ts'
import { apartmentLabel, buyerLines } from './message-parts.ts'

type MentionedApartment = Pick<Apartment, 'number' | 'entrance' | 'status'> | undefined

/** To whoever looked after it: that it is over, and what became of the apartment. */
export function expiryMessage(
  reservation: Reservation,
  apartment: MentionedApartment,
  { to, reservationsUrl }: { to: string; reservationsUrl: string | undefined },
): Message {
  const name = apartmentLabel(apartment)
  const isFree = apartment?.status === 'available'
  return {
    to,
    subject: `Резервацията на ${name} изтече`,
    text: [
      `Резервацията на ${name} беше валидна до ${formatDate(reservation.until)} и изтече.${isFree ? ' Апартаментът отново се показва като свободен.' : ''}`,
      '',
      ...buyerLines(reservation),
      ...(reservationsUrl
        ? ['', `Ако купувачът още го иска, върнете я: ${reservationsUrl}/${reservation.id}`]
        : []),
    ].join('\n'),
  }
}
