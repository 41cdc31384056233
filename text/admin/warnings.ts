import { formatDate } from '../../domain/formats/dates.ts'
import { formatArea, formatNumber } from '../../domain/formats/measures.ts'
import { formatPrice } from '../../domain/formats/money.ts'
import type { ExplainedWarning, Warning, WarningReason } from '../../domain/record/warning.ts'
import { pluralsIn } from '../public/plurals.ts'
import { bulkText } from './lists.ts'
import { formatSale, reservationsText } from './reservations.ts'

const plural = pluralsIn('bg')

/** What is asked before a status is set by hand. */
export const statusQuestionText = {
  statusOnly: 'Само статуса',
  soldWithoutSale: {
    apartment: (count: number) =>
      `${bulkText.count.apartments(count)} ${plural(count, { one: 'ще бъде продаден', other: 'ще бъдат продадени' })} без записана продажба.`,
    spot: (count: number) =>
      `${bulkText.count.parking(count)} ${plural(count, { one: 'ще бъде продадено', other: 'ще бъдат продадени' })} без записана продажба.`,
  },
  listed: 'Няма да влязат в сумите на продажбите; ще ги намерите сред проверките в „Решетка“.',
} as const

/** The sentence of a warning. A kind without one does not compile. */
export function explainWarning(warning: WarningReason): string {
  switch (warning.kind) {
    case 'price-hidden':
      return `Цената е ${formatPrice(warning.before)} и вече няма да се показва.`
    case 'price-changed': {
      const { before, now, percent } = warning
      const change = `${percent > 0 ? '+' : '−'}${wholePercent(percent)}`
      return `Цената се променя от ${formatPrice(before)} на ${formatPrice(now)} (${change}).`
    }
    case 'net-area-above-total':
      return `Чистата площ (${formatArea(warning.netArea)}) е по-голяма от общата (${formatArea(warning.area)}).`
    case 'apartment-number-taken':
      return `Във вход ${warning.entrance} вече има апартамент ${warning.number}.`
    case 'parking-number-taken':
      return `В сградата вече има паркомясто ${warning.number}.`
    case 'unusual-rooms':
      return `Броят стаи (${warning.rooms}) не отговаря на типа „${warning.type}“.`
    case 'files-gone':
      return warning.count === 1
        ? 'Един от файловете вече го няма: записът ще се върне без него.'
        : `${warning.count} от файловете вече ги няма: записът ще се върне без тях.`
    case 'undated-status':
      return `В сайта статусът е „${warning.status}“: може да е променен, след като файлът е направен.`
    case 'last-day-past':
      return `Последният ден (${formatDate(warning.day)}) вече е минал: резервацията ще изтече до час и апартаментът ще се освободи.`
    case 'last-day-far':
      return `Последният ден (${formatDate(warning.day)}) е след повече от ${warning.most} дни: дотогава никой друг не може да резервира апартамента.`
    case 'first-day-far':
      return `Резервацията започва на ${formatDate(warning.day)}, след повече от ${warning.most} дни; апартаментът е резервиран още отсега.`
    case 'deposit-above-price':
      return `Капарото (${formatPrice(warning.deposit)}) е по-голямо от цената на апартамента (${formatPrice(warning.price)}).`
    case 'final-price-off': {
      const { finalPrice, listPrice, percent } = warning
      const off = `${wholePercent(percent)} ${percent > 0 ? 'над' : 'под'}`
      return `Крайната цена (${formatPrice(finalPrice)}) е с ${off} цената по листа (${formatPrice(listPrice)}).`
    }
    case 'contract-before-reservation':
      return `Договорът е от ${formatDate(warning.contractDate)}, преди началото на резервацията (${formatDate(warning.from)}).`
    case 'discount-waits':
      if (warning.unpricedUnits > 0)
        return `В ценовата листа ${reservationsText.unpriced(warning.unpricedUnits)}, затова никой не знае колко е отстъпката. Ще поискаме решение от администратор, а дотогава имотът остава резервиран.`
      return `Отстъпката е ${formatNumber(Math.round(warning.percent * 10) / 10)} %, а без разрешение се дават до ${formatNumber(warning.limit)} %. Ще поискаме решение от администратор, а дотогава имотът остава резервиран.`
    case 'reservation-stays': {
      const { buyerName, until, now } = warning
      return `Има активна резервация на ${buyerName}, валидна до ${formatDate(until)}; тя остава. ${advice[now]}`
    }
    case 'sale-stays':
      return `Има записана ${formatSale(warning)}; тя остава. За да я отмените, изберете „Върни“ в нея.`
    case 'sale-missing':
      return 'Не е записана продажба – с купувач, крайна цена и ден. Само със статуса имотът не влиза в сумите на продажбите и остава сред проверките в „Решетка“.'
    case 'viewing-past':
      return `Денят (${formatDate(warning.day)}) вече е минал.`
    case 'outside-hours':
      return warning.open
        ? `Огледът е извън работното време (${warning.open.from}–${warning.open.until}).`
        : `${formatDate(warning.day)} е почивен ден.`
  }
}

const advice = {
  sold: 'За да запишете продажба, изберете „Продай“ в резервацията.',
  available: 'За да прекратите резервацията, изберете „Освободи“ в нея.',
}

function wholePercent(percent: number): string {
  return `${formatNumber(Math.round(Math.abs(percent)))} %`
}

export function explainWarnings(warnings: readonly Warning[]): ExplainedWarning[] {
  return warnings.map((warning) => ({ id: warning.id, message: explainWarning(warning) }))
}
