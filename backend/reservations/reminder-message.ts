import type { Apartment } from '../../domain/apartment/apartment.ts'
import { entranceLetters } from '../../domain/building.ts'
import { formatDate } from '../../domain/formats/dates.ts'
import { formatPrice } from '../../domain/formats/money.ts'
import type { Reservation } from '../../domain/reservation/reservation.ts'
import type { Message } from '../mail/mailer.ts'

type Home = Pick<Apartment, 'number' | 'entrance'> | undefined

/** To whoever looks after it: what ends when, and whom to call about it. */
export function reminderMessage(
  { id, buyerName, buyerPhone, buyerEmail, until, deposit }: Reservation,
  home: Home,
  { to, reservationsUrl }: { to: string; reservationsUrl: string | undefined },
): Message {
  const name = home ? `апартамент ${home.number}, вход ${entranceLetters[home.entrance]}` : 'апартамент'
  return {
    to,
    subject: `Резервацията на ${name} изтича на ${formatDate(until)}`,
    text: [
      `Резервацията на ${name} е валидна до ${formatDate(until)} включително. След това апартаментът отново ще се показва като свободен.`,
      '',
      `Купувач: ${buyerName}`,
      ...(buyerPhone ? [`Телефон: ${buyerPhone}`] : []),
      ...(buyerEmail ? [`Имейл: ${buyerEmail}`] : []),
      ...(deposit > 0 ? [`Капаро: ${formatPrice(deposit)}`] : []),
      ...(reservationsUrl ? ['', `Удължете, освободете или продайте: ${reservationsUrl}/${id}`] : []),
    ].join('\n'),
  }
}
