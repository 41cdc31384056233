import { formatNumber } from '../../../domain/formats/measures.ts'
import { adminText } from './admin.ts'

export const quickSearchText = {
  open: 'Търсене',
  label: 'Търсене в администрацията',
  placeholder: 'Апартамент 23, паркомясто, име, телефон, екран…',
  close: 'Затвори търсенето',
  groups: {
    screens: 'Екрани',
    apartments: adminText.screens.apartments,
    parking: adminText.screens.parking,
    stores: adminText.screens.stores,
    enquiries: adminText.screens.enquiries,
  },
  apartment: (number: string, entrance: string) => `Апартамент ${number}, вход ${entrance}`,
  floor: (floor: string) => `етаж ${floor}`,
  none: (typed: string) => `Няма нищо за „${typed}“.`,
  advice: 'Опитайте с номер („ап. 23 вход Б“), име, телефон или името на екран.',
  failed: 'Търсенето не успя. Проверете връзката и опитайте отново.',
  searching: 'Търсене…',
  found: (count: number) => (count === 1 ? '1 резултат' : `${formatNumber(count)} резултата`),
  keys: '↑ ↓ избор · Enter отваря · Esc затваря',
} as const
