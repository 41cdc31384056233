import type { Apartment } from '../../domain/apartment/apartment.ts'
import { formatDate } from '../../domain/formats/dates.ts'
import type { Reservation } from '../../domain/reservation/reservation.ts'
import type { Message } from '../mail/mailer.ts'
import { apartmentLabel, buyerLines } from './message-parts.ts'

/** To whoever looks after it: what ends when, and whom to call about it. */
export function reminderMessage(
  reservation: Reservation,
  apartment: Pick<Apartment, 'number' | 'entrance'> | undefined,
  { to, reservationsUrl }: { to: string; reservationsUrl: string | undefined },
): Message {
  const name = apartmentLabel(apartment)
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
