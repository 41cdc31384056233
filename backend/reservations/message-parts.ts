import type { Apartment } from '../../domain/apartment/apartment.ts'
import { entranceLetters } from '../../domain/building.ts'
import { formatPrice } from '../../domain/formats/money.ts'
import type { Reservation } from '../../domain/reservation/reservation.ts'

/** „апартамент 12, вход А“ */
export function apartmentLabel(apartment: Pick<Apartment, 'number' | 'entrance'> | undefined): string {
  return apartment
    ? `апартамент ${apartment.number}, вход ${entranceLetters[apartment.entrance]}`
    : 'апартамент'
}

/** Whom to call about it. */
export function buyerLines({ buyerName, buyerPhone, buyerEmail, deposit }: Reservation): string[] {
  return [
    `Купувач: ${buyerName}`,
    ...(buyerPhone ? [`Телефон: ${buyerPhone}`] : []),
    ...(buyerEmail ? [`Имейл: ${buyerEmail}`] : []),
    ...(deposit > 0 ? [`Капаро: ${formatPrice(deposit)}`] : []),
  ]
}
