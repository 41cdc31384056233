import { formatNumber } from '../../../domain/formats/measures.ts'
import { type RestorableCollection, retentionDays } from '../../../domain/record/removal.ts'

const one: Record<string, string> = {
  apartments: 'Апартаментът е върнат.',
  parkingSpots: 'Паркомястото е върнато.',
  stores: 'Магазинът е върнат.',
  media: 'Файлът е върнат.',
} satisfies Record<RestorableCollection, string>

export const restoreText = {
  deleted: 'Изтрити',
  restore: 'Върни',
  restoreNamed: (name: string) => `Върни: ${name}`,
  until: (date: string) => `може да се върне до ${date}`,
  canBeRestored: `До ${retentionDays} дни може да се върне от „Изтрити“.`,
  done: (collection: string, count: number) =>
    count === 1 ? (one[collection] ?? 'Записът е върнат.') : `Върнати: ${formatNumber(count)}.`,
  question: 'Да се върне ли въпреки това?',
  anyway: 'Върни въпреки това',
  failed: 'Изтритото не можа да се върне',
  refused: {
    unknown: 'В историята няма такъв изтрит запис.',
    back: 'Някой вече го е върнал.',
    late: `Изтрито е преди повече от ${retentionDays} дни и вече не се пази.`,
    values: 'Част от данните му вече не са допустими. Добавете го отново по данните в историята.',
    file: 'Самият файл вече не се пази. Качете го отново.',
  },
} as const
