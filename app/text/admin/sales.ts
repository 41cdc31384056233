import type { Entrance } from '../../../domain/building.ts'
import { entranceLetters } from '../../../domain/building.ts'
import { enquiryStageLabels } from '../../../domain/enquiry/enquiry-work.ts'
import { formatNumber } from '../../../domain/formats/measures.ts'
import type { SaleStep } from '../../../domain/sales/conversion.ts'
import type { Status } from '../../../domain/status.ts'

const stock: Record<Status, string> = {
  available: 'Свободни',
  reserved: 'Резервирани',
  sold: 'Продадени',
}

const steps: Record<SaleStep, string> = {
  enquiry: 'Запитване',
  called: enquiryStageLabels.called,
  viewing: enquiryStageLabels.viewing,
  offer: enquiryStageLabels.offer,
  reservation: enquiryStageLabels.reservation,
  sale: 'Продажба',
}

const apartments = (count: number) => (count === 1 ? '1 апартамент' : `${formatNumber(count)} апартамента`)

export const salesText = {
  whose: { label: 'Чии числа', everybody: 'Всички', mine: 'Моите' },
  stock,
  of: (total: number) => `от ${formatNumber(total)}`,
  worth: { available: 'по ценова листа', reserved: 'по ценова листа', sold: 'с крайните цени' },
  withoutDeal: (count: number, listPrice: string | undefined) =>
    `${formatNumber(count)} без сделка${listPrice ? ` (${listPrice} по ценова листа)` : ''}`,
  noPrice: 'без цени',
  speed: {
    title: 'Първи отговор',
    median: 'средно (медиана)',
    none: 'няма',
    hint: 'Отбелязвайте „Обадихме се“ при всяко запитване.',
    period: 'последните 30 дни',
    before: (time: string) => `предишните 30: ${time}`,
    noneBefore: 'предишните 30: няма',
  },
  expiring: {
    title: 'Изтичащи резервации',
    period: 'до 7 дни',
    none: 'До 7 дни не изтича нито една резервация.',
    noneMine: 'До 7 дни не изтича нито една от Вашите резервации.',
    all: 'Всички резервации',
    add: 'Нова резервация',
    apartment: (number: string, entrance: Entrance) =>
      `Апартамент ${number}, вход ${entranceLetters[entrance]}`,
    deletedApartment: 'Изтрит апартамент',
    until: (day: string) => `до ${day}`,
    buyer: (name: string, agent: string | undefined) => (agent ? `${name} · ${agent}` : name),
  },
  waiting: {
    title: 'Чакащи запитвания',
    none: 'Никое запитване не чака отговор.',
    noneMine: 'Никое от Вашите запитвания не чака отговор.',
    all: (total: number) => `Всички чакащи (${formatNumber(total)})`,
    everything: 'Всички запитвания',
    asksAbout: (number: string) => `апартамент ${number}`,
    general: 'общо запитване',
  },
  months: {
    title: 'Продажби по месеци',
    summary: (count: number, sum: string) => `За 12 месеца: ${apartments(count)} за ${sum}.`,
    none: 'През последните 12 месеца няма записани продажби. Отворете резервация и изберете „Продай“: крайната цена и датата на договора ще се появят тук.',
    noneMine: 'През последните 12 месеца няма продажби с Вас като агент.',
    month: 'Месец',
    count: 'Брой',
    sum: 'Стойност',
  },
  conversion: {
    title: 'От запитване до продажба',
    period: 'Запитвания от последните 90 дни и докъде са стигнали.',
    none: 'През последните 90 дни няма запитвания. Споделете връзка към апартамент или ценовата листа, за да Ви пишат.',
    noneMine:
      'През последните 90 дни няма запитвания, които да са Ваши. Поемете някое от екрана „Запитвания“.',
    step: 'Стъпка',
    count: 'Брой',
    share: 'Дял',
    refused: (count: number) =>
      count === 1
        ? '1 е с отказ: брои се до „Обадихме се“.'
        : `${formatNumber(count)} са с отказ: броят се до „Обадихме се“.`,
  },
  steps,
} as const
