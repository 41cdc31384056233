import type { Building } from '../../domain/building/building.ts'
import { formatPrice } from '../../domain/formats/money.ts'
import { formatDiscount } from '../../domain/reservation/discount.ts'
import type { Reservation } from '../../domain/reservation/reservation.ts'
import { type NamedUnits, nameUnits } from '../../text/admin/unit-names.ts'
import type { Message } from '../data/mails.ts'

interface About {
  building: Building
  reservation: Reservation
  units: NamedUnits
  listPrice: number
  /** Who has made the change. */
  actor: string
  reservationsUrl: string | undefined
}

type Letter = Omit<Message, 'to'>

/** Asks administrators whether a discount above the limit may be given. */
export function approvalMessage(about: About): Letter {
  const name = nameUnits(about.building, about.units)
  return {
    subject: `Отстъпка чака решение: ${name}`,
    text: [
      `${about.actor} иска разрешение за отстъпка за ${name}. Дотогава имотът остава резервиран.`,
      '',
      ...priceLines(about),
      `Купувач: ${about.reservation.buyerName}`,
      ...link(about, 'Разрешете или откажете'),
    ].join('\n'),
  }
}

function priceLines({ reservation: { agreedPrice }, listPrice }: About): string[] {
  const percent = formatDiscount({ price: agreedPrice, listPrice })
  return [
    `Договорена цена: ${formatPrice(agreedPrice)}`,
    ...(percent === undefined
      ? []
      : [`По ценовата листа: ${formatPrice(listPrice)} (отстъпка ${percent} %)`]),
  ]
}

function link({ reservation, reservationsUrl }: About, label: string): string[] {
  return reservationsUrl ? ['', `${label}: ${reservationsUrl}/${reservation.id}`] : []
}
